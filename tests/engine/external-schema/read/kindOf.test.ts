import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import {
  isNumber,
  type Kind,
  kindsOf,
  valuesOf,
} from '../../../../engine/external-schema/read/kindOf.ts';
import { formOf } from '../../support/externalForm.ts';
import { openSchema } from '../../support/openSchema.ts';

const NUMBER = { type: 'number' };

describe('importJsonSchema: a whole number that is also declared a number', () => {
  it.each<[string, JsonObject]>([
    ['in allOf', { ...NUMBER, allOf: [{ type: 'integer' }] }],
    ['next to a reference', { $ref: '#/$defs/n', type: 'integer' }],
    ['among others', { type: ['number', 'null'], allOf: [{ type: ['integer', 'string'] }] }],
  ])('becomes an integer field: %s', async (_, n) => {
    const { errors, files } = await formOf({ n }, { $defs: { n: NUMBER } });
    expect(files.schema.properties).toMatchObject({ n: { type: 'integer' } });
    expect(errors({ n: 3 })).toEqual([]);
    expect(errors({ n: 3.5 })).toHaveLength(1);
  });
});

describe('kindsOf', () => {
  it.each<[JsonObject, readonly Kind[]]>([
    [{ type: 'string' }, ['string']],
    [{ type: ['null', 'integer', 'text'] }, ['null', 'integer']],
    [{ type: ['string', 'number'], allOf: [{ type: 'integer' }] }, ['integer']],
    [{ type: 'integer', allOf: [{ type: 'number' }] }, ['integer']],
    [{ type: 'string', allOf: [{ type: 'number' }] }, []],
    [{ const: null }, ['null']],
    [{ enum: ['a', 1, 2, true, [], {}] }, ['string', 'number', 'boolean', 'array', 'object']],
    [{ required: ['a'] }, ['object']],
    [{ uniqueItems: true }, ['array']],
    [{ format: 'date' }, ['string']],
    [{ multipleOf: 2 }, ['number']],
    [{ minLength: 1, properties: {} }, ['object']],
    [{ oneOf: [{ type: 'string' }, { minimum: 1 }, { type: 'string' }] }, ['string', 'number']],
    [{ anyOf: [{ type: 'boolean' }] }, ['boolean']],
    [{ title: 'T' }, ['any']],
    [{ anyOf: [{}] }, ['any']],
  ])('of %j are %j', (schema, kinds) => {
    const { schemas, opened } = openSchema(schema);
    expect(kindsOf(schemas, opened)).toEqual(kinds);
  });

  it('leaves out an alternative that contains itself', () => {
    const { schemas, opened } = openSchema({ anyOf: [{ $ref: '#' }, { type: 'string' }] });
    expect(kindsOf(schemas, opened)).toEqual(['string']);
  });
});

describe('valuesOf', () => {
  it.each<[JsonObject, readonly unknown[] | undefined]>([
    [{ const: 0 }, [0]],
    [{ const: 'a', enum: ['b'] }, ['a']],
    [{ enum: ['b', null] }, ['b', null]],
    [{ enum: 'b' }, undefined],
    [{}, undefined],
  ])('of %j', (schema, values) => {
    expect(valuesOf(openSchema(schema).opened)).toEqual(values);
  });
});

it.each<[Kind, boolean]>([
  ['number', true],
  ['integer', true],
  ['string', false],
])('isNumber: %s is %s', (kind, expected) => {
  expect(isNumber(kind)).toBe(expected);
});
