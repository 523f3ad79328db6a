import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { dialectCondition, testedSchema } from '../../../../scripts/forms/eject/testedSchemas.ts';

const ANY = { minLength: 0 };
const parsed = (text: string) => JSON.parse(text) as JsonObject;

describe('testedSchema', () => {
  it.each([
    ['{}', ANY],
    ['true', ANY],
    ['false', { not: ANY }],
    ['{ "items": {}, "contains": { "properties": { "a": {} } } }', undefined],
    ['{ "anyOf": [{}, { "minLength": 0 }, { "const": {} }] }', { anyOf: [ANY, { const: {} }] }],
    ['{ "oneOf": [{}, {}] }', { oneOf: [ANY, ANY] }],
    ['{ "enum": [{}, []], "required": ["a"] }', undefined],
    [
      '{ "allOf": [{}], "dependentSchemas": { "a": { "required": ["b"] }, "c": false } }',
      undefined,
    ],
    ['{ "if": {}, "then": { "required": ["b"] } }', undefined],
  ])('%s accepts the same values', (text, written) => {
    const schema = JSON.parse(text) as JsonObject | boolean;
    const result = testedSchema(schema) as JsonObject;
    if (written) expect(result).toEqual(written);
    expect(JSON.stringify(result)).not.toContain('dependentSchemas');
    const ajv = new Ajv2020({ strict: false });
    const [before, after] = [ajv.compile(schema), ajv.compile(result)];
    const values = ['', 'x', 1, {}, [], ['x'], [{ a: 1 }], { a: 1 }, { a: 1, b: 2 }, { c: 1 }];
    expect(values.map((value) => after(value))).toEqual(values.map((value) => before(value)));
  });
});

it('dialectCondition: converts the schemas at pointers, also in not, anyOf and allOf', () => {
  const condition = parsed('{ "not": { "/a": {} }, "anyOf": [{ "b": {} }, { "b": {} }], "c": {} }');
  expect(dialectCondition(condition)).toEqual({ not: { '/a': ANY }, anyOf: [{ b: ANY }], c: ANY });
});
