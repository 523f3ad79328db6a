import { describe, expect, it } from 'vitest';
import {
  mapInside,
  rjsfSchema,
  testSchema,
} from '../../../../engine/compiler/source/plainSchemas.ts';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';

const TEXT = { type: 'string' };

describe('testSchema', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['annotations', { ...TEXT, title: 'T', description: 'D', default: 'x', examples: [] }, TEXT],
    ['an unknown keyword', { ...TEXT, 'x-order': 1 }, TEXT],
    ['annotations inside', { items: { ...TEXT, title: 'T' } }, { items: TEXT }],
    [
      'named schemas',
      { $defs: { a: { title: 'T', minimum: 1 } } },
      { $defs: { a: { minimum: 1 } } },
    ],
    ['alternatives', { anyOf: [{ title: 'T' }, true] }, { anyOf: [{}, true] }],
    ['a reference', { $ref: '#/$defs/a', title: 'T' }, { $ref: '#/$defs/a' }],
    ['a condition without branches', { if: { minimum: 1 } }, {}],
    ['branches without a condition', { then: {}, else: {} }, {}],
    ['a condition', { if: { minimum: 1 }, else: false }, { if: { minimum: 1 }, else: false }],
    ['counts without entries', { minContains: 1, maxContains: 2 }, {}],
    ['counted entries', { contains: {}, maxContains: 2 }, { contains: {}, maxContains: 2 }],
    ['messages', { ...TEXT, errorMessage: 'k' }, { ...TEXT, errorMessage: 'k' }],
  ])('keeps only assertions: %s', (_, schema, expected) => {
    expect(testSchema(schema)).toEqual(expected);
  });

  it('replaces a format with its test, beside the members of allOf', () => {
    const { format, allOf } = testSchema({ ...TEXT, format: 'email', allOf: [{ minLength: 2 }] });
    expect([format, allOf]).toEqual([undefined, [{ minLength: 2 }, { email: true }]]);
    expect(testSchema({ ...TEXT, format: 'unheard-of' })).toEqual(TEXT);
  });

  it.each<[JsonObject['errorMessage']]>([['k'], [{ format: 'k', type: 't' }]])(
    'gives the test of a format its message: %j',
    (errorMessage = '') => {
      const { allOf } = testSchema({ ...TEXT, format: 'email', errorMessage });
      expect(allOf).toEqual([{ email: true, errorMessage: 'k' }]);
    },
  );
});

describe('rjsfSchema', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['omits tests', { ...TEXT, not: {}, $comment: 'x', errorMessage: 'k', contains: {} }, TEXT],
    [
      'omits forbidden properties',
      { properties: { a: false, b: TEXT } },
      { properties: { b: TEXT } },
    ],
    [
      'draws a text for any value',
      { properties: { a: true, b: {} } },
      { properties: { a: TEXT, b: TEXT } },
    ],
    [
      'draws a tuple',
      { type: 'array', prefixItems: [TEXT, true], items: { type: 'number' } },
      { type: 'array', items: [TEXT, TEXT], additionalItems: { type: 'number' } },
    ],
    [
      'draws a tuple without more entries',
      { prefixItems: [TEXT], items: false },
      { type: 'array', items: [TEXT] },
    ],
    ['draws texts for a list of anything', { type: 'array' }, { type: 'array', items: TEXT }],
    [
      'draws a list with several types',
      { type: ['array', 'null'] },
      { type: ['array', 'null'], items: TEXT },
    ],
    [
      'joins dependencies',
      { dependentRequired: { a: ['b'] }, dependentSchemas: { c: { title: 'T' } } },
      {
        dependentRequired: { a: ['b'] },
        dependentSchemas: { c: { title: 'T' } },
        dependencies: { a: ['b'], c: { title: 'T' } },
      },
    ],
    [
      'names options',
      { ...TEXT, enum: ['x', 'y'], enumNames: ['Ex'] },
      {
        ...TEXT,
        oneOf: [
          { const: 'x', title: 'Ex' },
          { const: 'y', title: 'y' },
        ],
      },
    ],
    ['keeps options without names', { enum: ['x'] }, { enum: ['x'] }],
    [
      'chooses among constants',
      { anyOf: [{ const: 'x' }, { const: 'y' }] },
      { oneOf: [{ const: 'x' }, { const: 'y' }], type: 'string' },
    ],
    [
      'chooses whole objects',
      { type: 'object', properties: { a: TEXT }, required: ['a'], oneOf: [{ const: { a: '1' } }] },
      { type: 'string', oneOf: [{ const: { a: '1' } }] },
    ],
    [
      'keeps other alternatives',
      { anyOf: [{ const: 'x' }, TEXT] },
      { anyOf: [{ const: 'x' }, TEXT] },
    ],
    [
      'offers several types as alternatives',
      { title: 'T', type: ['string', 'integer'], minLength: 2 },
      {
        title: 'T',
        anyOf: [
          { type: 'string', minLength: 2, title: 'Text' },
          { type: 'integer', minLength: 2, title: 'Whole number' },
        ],
      },
    ],
    ['keeps one type and null', { type: ['string', 'null'] }, { type: ['string', 'null'] }],
    [
      'keeps types with options',
      { type: ['string', 'integer'], enum: ['x', 1] },
      { type: ['string', 'integer'], enum: ['x', 1] },
    ],
  ])('%s', (_, schema, expected) => {
    expect(rjsfSchema(schema)).toEqual(expected);
  });
});

describe('mapInside', () => {
  it('rewrites each inner schema with its path, and nothing else', () => {
    const schema = {
      not: { a: 1 },
      anyOf: [{ b: 1 }, true],
      properties: { p: { c: 1 }, q: false },
      enum: [{ d: 1 }],
      items: false,
    };
    const paths: string[] = [];
    const mapped = mapInside(schema, (_inner, ...steps) => {
      paths.push(steps.join('/'));
      return { seen: true };
    });
    expect(paths).toEqual(['not', 'anyOf/0', 'properties/p']);
    expect(mapped).toEqual({
      not: { seen: true },
      anyOf: [{ seen: true }, true],
      properties: { p: { seen: true }, q: false },
      enum: [{ d: 1 }],
      items: false,
    });
  });
});
