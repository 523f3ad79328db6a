import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import {
  alternativesOf,
  discriminatorOf,
} from '../../../../engine/external-schema/map/alternativesOf.ts';
import { openSchema, ROOT } from '../../support/openSchema.ts';

const A = { const: 'a' };
const B = { const: 'b', title: 'Bee' };
const TEXT = { type: 'string' };
const object = (properties: JsonObject, ...required: readonly string[]) => ({
  properties,
  required,
});

type Known = { readonly known?: readonly string[]; readonly fields?: readonly string[] };

/** Returns the alternatives of a schema. @param known names that the form has anyway */
function read(schema: JsonObject, { known = [], fields = ['k', 'j', 'o', 'p', 'q'] }: Known = {}) {
  const { mapping, schemas, opened } = openSchema(schema);
  const context = {
    schemas,
    fields: new Set(fields),
    known: new Set(known),
    required: new Set<string>(),
  };
  const { branches, made, asked } = alternativesOf(mapping, context, opened);
  return {
    whens: branches.map(({ when }) => when),
    selectors: branches.map((branch) => branch.selectors),
    made: made.map(({ name, spot, ...more }) => ({ name, schema: spot.schema, ...more })),
    asked,
  };
}
const is = (...values: readonly string[]) => ({ k: { enum: values } });

describe('alternativesOf: alternatives with different values of a property', () => {
  it('are selected by a field with these options, named by their titles', () => {
    const oneOf = [
      { title: 'Alpha', ...object({ k: A }, 'k') },
      { title: 'Beta', ...object({ k: B }, 'k') },
    ];
    expect(read({ oneOf })).toEqual({
      whens: [is('a'), is('b')],
      selectors: [['k'], ['k']],
      made: [
        { name: 'k', isRequired: true, schema: { enum: ['a', 'b'], enumNames: ['Alpha', 'Beta'] } },
      ],
      asked: ['k'],
    });
  });

  it('are named by the values where one alternative has several, or by their own names', () => {
    const several = { enum: ['b', 'c'], enumNames: ['Bee', 'Sea'] };
    const oneOf = [object({ k: A }), { title: 'Others', ...object({ k: several }) }];
    const { made, asked } = read({ oneOf });
    expect(made).toMatchObject([{ isRequired: false, schema: { enumNames: ['a', 'Bee', 'Sea'] } }]);
    expect(asked).toEqual([]);
  });

  it('give their options to a text field of the object', () => {
    const oneOf = [object({ k: A }), object({ k: B })];
    const { made } = read({ properties: { k: TEXT }, oneOf }, { known: ['k'] });
    expect(made).toMatchObject([{ name: 'k', isOwn: true, schema: { enum: ['a', 'b'] } }]);
  });

  it.each<[string, JsonObject, JsonObject]>([
    ['a choice', { enum: ['a', 'b'] }, B],
    ['a text, for an alternative that excludes values', TEXT, { not: A }],
  ])('make no field for %s', (_, own, second) => {
    const oneOf = [object({ k: A }), object({ k: second })];
    expect(read({ properties: { k: own }, oneOf }, { known: ['k'] }).made).toEqual([]);
  });

  it('make no field for a checkbox', () => {
    const oneOf = [object({ k: { const: true } }), object({ k: { const: false } })];
    const { made, whens } = read(
      { properties: { k: { type: 'boolean' } }, oneOf },
      { known: ['k'] },
    );
    expect(made).toEqual([]);
    expect(whens).toHaveLength(2);
  });

  it('make a text field if an alternative excludes values', () => {
    const oneOf = [
      object({ k: { ...A, title: 'Kind', description: 'D' } }),
      object({ k: { not: A } }),
    ];
    expect(read({ oneOf }).made).toEqual([
      { name: 'k', isRequired: false, schema: { title: 'Kind', description: 'D', type: 'string' } },
    ]);
  });

  it('make an object for a property inside it', () => {
    const inside = (k: JsonObject) => object({ o: { ...object({ k }, 'k'), type: 'object' } }, 'o');
    const { made, whens } = read({ oneOf: [inside(A), inside(B)] });
    expect(made).toMatchObject([
      {
        name: 'o',
        isRequired: true,
        schema: { type: 'object', properties: { k: { enum: ['a', 'b'] } }, required: ['k'] },
      },
    ]);
    expect(JSON.stringify(whens)).toContain('"o/k"');
  });

  it('are selected by two properties together', () => {
    const oneOf = [object({ j: A, k: A }), object({ j: A, k: B }), object({ j: B })];
    const { made, whens } = read({ oneOf });
    expect(made.map(({ name }) => name)).toEqual(['j', 'k']);
    expect(whens).toHaveLength(3);
  });

  it('include those of both keywords', () => {
    const oneOf = [object({ k: A }), object({ k: B })];
    const anyOf = [object({ j: A }), object({ j: B })];
    expect(read({ oneOf, anyOf }).made.map(({ name }) => name)).toEqual(['k', 'j']);
  });
});

describe('alternativesOf: other alternatives', () => {
  it('are asked for if one has a field of its own', () => {
    const oneOf = [object({ p: TEXT }, 'p'), object({ q: TEXT }, 'q')];
    const { made, whens } = read({ oneOf });
    expect(made).toMatchObject([{ name: 'choice', schema: { enum: ['option1', 'option2'] } }]);
    expect(whens).toHaveLength(2);
    expect(read({ oneOf }, { known: ['p', 'q'] })).toEqual({
      whens: [],
      selectors: [],
      made: [],
      asked: [],
    });
  });

  it.each<[string, JsonObject, Known]>([
    ['is not a field', object({ k: B }), { fields: ['p'] }],
    ['is forbidden in one', object({ k: false }), {}],
  ])('are not selected by a property that %s', (_, second, known) => {
    const oneOf = [object({ k: A }), second];
    expect(read({ oneOf }, known).made.map(({ name }) => name)).not.toContain('k');
  });
});

describe('discriminatorOf', () => {
  function discriminator(...members: readonly JsonObject[]) {
    const { schemas } = openSchema({});
    return discriminatorOf(
      schemas,
      members.map((schema) => schemas.open([{ schema, place: ROOT }])),
    );
  }

  it('returns the property with a constant in each alternative', () => {
    expect(discriminator(object({ k: A }), object({ k: { enum: ['b', 'c'] } }))).toEqual({
      name: 'k',
      values: [[{ value: 'a' }], [{ value: 'b' }, { value: 'c' }]],
    });
  });

  it.each<[string, readonly JsonObject[]]>([
    ['excluded values', [object({ k: A }), object({ k: { not: A } })]],
    ['two properties', [object({ j: A, k: A }), object({ j: A, k: B }), object({ j: B })]],
    [
      'a property inside an object',
      [object({ o: object({ k: A }) }), object({ o: object({ k: B }) })],
    ],
    ['nothing in common', [object({ j: A }), object({ k: B })]],
  ])('returns nothing for %s', (_, members) => {
    expect(discriminator(...members)).toBeUndefined();
  });
});
