import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { joinVariants, kindWords } from '../../../../engine/external-schema/map/joinVariants.ts';
import { openSchema, ROOT } from '../../support/openSchema.ts';

const WHEN = [{ k: { const: 1 } }, { k: { const: 2 } }, { k: { const: 3 } }];

/** Joins the schemas that branches have for one field. */
function join(schemas: readonly JsonObject[], isWhole = true) {
  const { mapping, opened } = openSchema({});
  const variants = schemas.map((schema, index) => ({
    name: 'it',
    when: WHEN[index] ?? {},
    opened,
    spots: [{ schema, place: ROOT }],
  }));
  const joined = joinVariants(mapping, variants, isWhole);
  return { ...joined, schema: joined.spots[0]?.schema };
}
const TEXT = { type: 'string', title: 'T', maxLength: 9 };

describe('joinVariants', () => {
  it('joins the options, each under the conditions of its branches', () => {
    const first = { title: 'T', enum: ['a', 'b'], enumNames: ['Alpha', 'Beta'] };
    const joined = join([first, { enum: ['b', 3] }]);
    expect(joined.schema).toEqual({
      title: 'T',
      enum: ['a', 'b', 3],
      enumNames: ['Alpha', 'b', '3'],
    });
    expect(joined.optionsWhen).toEqual({ a: WHEN[0], 3: WHEN[1] });
    expect(joined.refinements).toEqual([]);
    const three = join([{ enum: ['a'] }, { enum: ['a', 'b'] }, { enum: ['b'] }]);
    expect(three.optionsWhen?.a).toEqual({ anyOf: [WHEN[0], WHEN[1]] });
    expect(join([{ enum: ['a'] }, { enum: ['a'] }])).not.toHaveProperty('optionsWhen');
  });

  it('keeps the keywords that all branches share, and the rest as refinements', () => {
    const joined = join([TEXT, { ...TEXT, title: 'U', maxLength: 4, pattern: 'a' }]);
    expect(joined.schema).toEqual({ type: 'string', title: 'T' });
    expect(joined.refinements.map(({ when }) => when)).toEqual(WHEN.slice(0, 2));
    expect(join([TEXT, TEXT]).schema).toEqual(TEXT);
    expect(joined).not.toHaveProperty('isMixed');
  });

  it('keeps no other keyword if a branch does not describe the field', () => {
    const list = { type: 'array', items: { type: 'string' }, maxItems: 3 };
    expect(join([list, list], false).schema).toEqual({ type: 'array', items: list.items });
    expect(join([{ enum: ['a'], type: 'string' }], false).schema).toEqual({ type: 'string' });
  });

  it('joins whole and other numbers', () => {
    const joined = join([{ type: 'integer' }, { type: 'number' }]);
    expect([joined.schema, joined.isMixed]).toEqual([{ type: 'number' }, undefined]);
  });

  it.each<[string, readonly JsonObject[], readonly JsonObject[]]>([
    [
      'several types',
      [{ type: 'string' }, { type: 'boolean' }],
      [
        { title: 'Text', type: 'string' },
        { title: 'Yes or no', type: 'boolean' },
      ],
    ],
    [
      'own titles',
      [TEXT, { type: 'integer', title: 'N' }],
      [TEXT, { type: 'integer', title: 'N' }],
    ],
    [
      'a type with and without a limit',
      [{ type: 'string' }, { type: 'boolean' }, { type: 'string', maxLength: 4 }],
      [{ type: 'string' }, { type: 'boolean' }, { type: 'string', maxLength: 4 }],
    ],
    [
      'equal schemas once',
      [{ type: 'string' }, { type: 'boolean' }, { type: 'string' }],
      [
        { title: 'Text', type: 'string' },
        { title: 'Yes or no', type: 'boolean' },
      ],
    ],
    [
      'lists of different entries',
      [
        { type: 'array', items: { type: 'string' } },
        { type: 'array', items: { type: 'number' } },
      ],
      [
        { title: 'A list: Text', type: 'array', items: { type: 'string' } },
        { title: 'A list: Number', type: 'array', items: { type: 'number' } },
      ],
    ],
  ])('offers alternatives for %s', (_, schemas, anyOf) => {
    const joined = join(schemas);
    expect([joined.schema, joined.isMixed]).toEqual([{ anyOf }, true]);
    expect(joined.refinements).toHaveLength(schemas.length);
  });

  it.each<[JsonObject, true | undefined]>([
    [{ type: 'object', properties: { a: TEXT } }, undefined],
    [{ type: 'object', additionalProperties: TEXT }, true],
    [{ type: 'object', properties: { 'a/b': TEXT } }, true],
    [{ type: 'object', anyOf: [{ properties: { 'a/b': TEXT } }] }, true],
    [{ type: 'object', then: { properties: { 'a/b': TEXT } } }, true],
  ])('holds an object with plain names only: %j', (schema, isMixed) => {
    expect(join([schema, { type: 'object', properties: { c: TEXT } }]).isMixed).toBe(isMixed);
  });
});

it.each<[JsonObject, string]>([
  [{ type: ['string', 'null', 'integer'] }, 'Text, Whole number'],
  [{ type: 'array', items: { type: 'boolean' } }, 'A list: Yes or no'],
  [{}, ''],
])('kindWords: of %j', (schema, words) => {
  const { mapping, opened } = openSchema(schema);
  expect(kindWords(mapping, opened)).toBe(words);
});
