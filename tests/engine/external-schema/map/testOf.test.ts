import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { testOf } from '../../../../engine/external-schema/map/testOf.ts';
import { Notes } from '../../../../engine/external-schema/notes/Notes.ts';
import { ExternalSchema } from '../../../../engine/external-schema/read/ExternalSchema.ts';

const PLACE = { file: 'f', pointer: '' };

function accepts(schema: JsonObject, value: unknown, added: readonly string[] = []): boolean {
  const schemas = new ExternalSchema(schema, PLACE, new Notes());
  for (const name of added) schemas.addedNames.set('/oneOf', name);
  const opened = schemas.open([{ schema, place: PLACE }], new Set(['']));
  return new Ajv2020({ strict: false }).validate(testOf(schemas, opened, added), value);
}

const A = { properties: { a: {} } };

describe('testOf', () => {
  it.each<[string, JsonObject, unknown, unknown]>([
    ['patternProperties', { patternProperties: { '^a': { const: 1 } } }, { a: 1 }, { a: 2 }],
    ['additionalProperties', { ...A, additionalProperties: { const: 1 } }, { a: 2 }, { b: 2 }],
    ['a closed object', { ...A, additionalProperties: false }, { a: 2 }, { b: 2 }],
    ['prefixItems', { prefixItems: [{ const: 1 }] }, [1], [2]],
    ['unevaluatedProperties', { allOf: [A], unevaluatedProperties: false }, { a: 1 }, { b: 1 }],
    ['of a neighbour', { ...A, allOf: [{ unevaluatedProperties: false }] }, {}, { a: 1 }],
    ['unevaluatedItems', { prefixItems: [true], unevaluatedItems: false }, [1], [1, 2]],
    ['false behind a reference', { not: { $ref: '#/$defs/f' }, $defs: { f: false } }, 1, undefined],
  ])('keeps %s', (_, schema, right, wrong) => {
    expect(accepts(schema, right)).toBe(true);
    if (wrong !== undefined) expect(accepts(schema, wrong)).toBe(false);
  });

  it.each(['additionalProperties', 'unevaluatedProperties'])(
    'accepts a name that the form adds next to %s',
    (keyword) => {
      const closed = { ...A, [keyword]: { const: 1 } };
      expect(accepts(closed, { choice: 'x' }, ['choice'])).toBe(true);
      expect(accepts(closed, { other: 'x' }, ['choice'])).toBe(false);
    },
  );
});
