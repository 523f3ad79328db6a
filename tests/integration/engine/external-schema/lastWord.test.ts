import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine';
import { formOf } from '../../../engine/support/externalForm.ts';

const NUMBERS: JsonObject = { type: 'array', maxItems: 5, items: { type: 'integer' } };
const TEXTS: JsonObject = { type: 'array', maxItems: 5, items: { type: 'string', maxLength: 5 } };
const TICKS: JsonObject = { type: 'array', uniqueItems: true, items: { enum: ['a', 'b', 'c'] } };
const OBJECT: JsonObject = { type: 'object', properties: { a: { type: 'integer' } } };
const X_OR_Y: JsonObject = { allOf: [{ $ref: '#/$defs/xy' }, { not: { const: 'y' } }] };

/** A title, a schema, a valid answer, and an invalid answer that the type of the field allows. */
const CASES: readonly (readonly [string, JsonObject, Json, Json])[] = [
  ['not, of a list', { ...NUMBERS, not: { contains: { const: 3 } } }, [4], [3]],
  ['anyOf, of a list', { ...NUMBERS, anyOf: [{ maxItems: 1 }, { minItems: 3 }] }, [1], [1, 2]],
  [
    'if, of a list',
    { ...NUMBERS, if: { minItems: 2 }, then: { contains: { const: 9 } } },
    [1, 9],
    [1, 2],
  ],
  ['contains, with limits', { ...NUMBERS, contains: { const: 1 }, maxContains: 1 }, [1], [1, 1]],
  ['not, of boxes to tick', { ...TICKS, not: { contains: { const: 'c' } } }, ['a'], ['a', 'c']],
  ['enum, of a list', { ...TEXTS, enum: [['x'], ['y', 'z']] }, ['y', 'z'], ['q']],
  ['const, of a list', { ...TEXTS, const: ['x'] }, ['x'], ['q']],
  ['enum, of an object', { ...OBJECT, enum: [{ a: 1 }, { a: 2 }] }, { a: 2 }, { a: 3 }],
  ['const, of an object', { ...OBJECT, const: { a: 1 } }, { a: 1 }, { a: 2 }],
  ['minLength, next to enum', { enum: ['a', 'bb'], minLength: 2 }, 'bb', 'a'],
  ['maximum, next to enum', { type: 'integer', enum: [1, 2, 30], maximum: 10 }, 2, 30],
  ['type, next to enum', { type: 'string', enum: ['a', 1] }, 'a', 1],
  ['format, next to enum', { enum: ['a@b.hk', 'a'], format: 'email' }, 'a@b.hk', 'a'],
  ['pattern, next to oneOf', { oneOf: [{ const: 'a' }, { const: 'b' }], pattern: 'a' }, 'a', 'b'],
  ['not, next to enum', { enum: ['a', 'b', 'c'], not: { const: 'b' } }, 'a', 'b'],
  ['not, next to a reference', X_OR_Y, 'x', 'y'],
  ['not, of entries to tick', { type: 'array', items: X_OR_Y }, ['x'], ['y']],
  ['several multipleOf', { type: 'integer', allOf: [{ multipleOf: 2 }, { multipleOf: 3 }] }, 6, 3],
  [
    'anyOf of kinds of number',
    { type: 'number', anyOf: [{ type: 'integer' }, { type: 'number', minimum: 10 }] },
    3,
    3.5,
  ],
];

describe('a rule of the schema that the field does not cover', () => {
  it.each(CASES)('is enforced: %s', async (_, it, right, wrong) => {
    const $defs = { xy: { enum: ['x', 'y'] } };
    const { errors } = await formOf({ it }, { $defs });
    const validate = new Ajv2020({ strict: false, formats: { email: /@/ } }).compile({
      ...it,
      $defs,
    });
    expect([validate(right), validate(wrong)]).toEqual([true, false]);
    expect(errors({ it: right as never })).toEqual([]);
    expect(() => expect(errors({ it: wrong as never })).toEqual([])).toThrow();
  });
});
