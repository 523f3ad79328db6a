import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { conditionOfLimits, tellApart } from '../../../../engine/external-schema/map/tellApart.ts';
import { Notes } from '../../../../engine/external-schema/notes/Notes.ts';
import { ExternalSchema } from '../../../../engine/external-schema/read/ExternalSchema.ts';

const place = { file: 'a', pointer: '' };
const schemas = new ExternalSchema({}, place, new Notes());
const apart = (members: readonly JsonObject[], isField = (_path: string) => true) =>
  tellApart(
    schemas,
    members.map((properties) => schemas.open([{ schema: { properties }, place }])),
    isField,
  );
const A = { const: 'a' };
const B = { enum: ['b', 'c'] };

describe('tellApart()', () => {
  it.each<[string, readonly JsonObject[], readonly string[]]>([
    ['constants', [{ k: A }, { k: B }], ['k']],
    ['a constant and its negation', [{ k: A }, { k: { not: A } }], ['k']],
    ['excluded values', [{ k: B }, { k: { not: { enum: ['c', 'b', 'z'] } } }], ['k']],
    ['one property rather than two', [{ j: A, k: A }, { k: B }, { k: { const: 'z' } }], ['k']],
    ['two properties', [{ j: A, k: A }, { j: A, k: B }, { j: B }], ['j', 'k']],
    [
      'a property in an object',
      [{ o: { properties: { k: A } } }, { o: { properties: { k: B } } }],
      ['o/k'],
    ],
  ])('finds %s', (_, members, paths) => {
    expect(apart(members)?.paths).toEqual(paths);
  });

  it.each<[string, readonly JsonObject[]]>([
    ['a value in both', [{ k: A }, { k: { enum: ['a', 'b'] } }]],
    ['another excluded value', [{ k: A }, { k: { not: B } }]],
    ['two negations', [{ k: { not: A } }, { k: { not: B } }]],
    ['another property', [{ j: A }, { k: B }]],
    ['a single alternative', [{ k: A }]],
  ])('finds nothing for %s', (_, members) => {
    expect(apart(members)).toBeUndefined();
  });

  it('uses only properties that a condition may read', () => {
    expect(
      apart(
        [
          { j: A, k: A },
          { j: B, k: B },
        ],
        (path) => path !== 'j',
      )?.paths,
    ).toEqual(['k']);
  });
});

describe('conditionOfLimits()', () => {
  const limit = { path: 'k', excluded: ['a'], isWhole: true, isAsked: false };
  const test = { k: { not: { enum: ['a'] } } };

  it('lets a property with excluded values be absent unless it is required', () => {
    expect(conditionOfLimits({ required: new Set() }, [limit])).toEqual({
      anyOf: [test, { not: { k: {} } }],
    });
    expect(conditionOfLimits({ required: new Set(['k']) }, [limit])).toEqual(test);
    expect(conditionOfLimits({ required: new Set() }, [{ ...limit, isAsked: true }])).toEqual(test);
  });

  it('requires an allowed value', () => {
    const allowed = [{ ...limit, allowed: ['b'] }];
    expect(conditionOfLimits({ required: new Set() }, allowed)).toEqual({ k: { enum: ['b'] } });
  });
});
