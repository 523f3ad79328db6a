import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { shapeWords } from '../../../../engine/compiler/check/shapeWords.ts';

function wordsFor(schema: object, value: unknown) {
  const validate = new Ajv2020({ verbose: true, strictTypes: false }).compile(schema);
  validate(value);
  return (validate.errors ?? []).map(shapeWords).at(-1);
}

const TWO_KEYS = [{ required: ['min'] }, { required: ['max', 'key'] }];

describe('shapeWords', () => {
  it.each<readonly [object, unknown, string]>([
    [{ minimum: 1 }, 0, 'The value must be at least 1'],
    [{ exclusiveMaximum: 3 }, 3, 'The value must be less than 3'],
    [{ minLength: 2 }, 'a', 'The text is too short: it needs 2 characters'],
    [{ minItems: 1 }, [], 'The list is too short: it needs 1 entries'],
    [{ maxProperties: 0 }, { a: 1 }, 'The object is too large: it may have 0 keys'],
    [{ uniqueItems: true }, [1, 1], 'The list has the same entry twice'],
    [{ dependentRequired: { a: ['b'] } }, { a: 1 }, '"a" also needs "b"'],
    [{ not: {} }, 1, 'The value does not fit here'],
    [{ anyOf: [{ const: 1 }, { const: 2 }] }, 3, '3 is none of the values that are allowed here'],
    [{ anyOf: TWO_KEYS }, {}, 'The object needs "min", or "max" with "key"'],
    [
      { oneOf: TWO_KEYS },
      { min: 1, max: 2, key: 'a' },
      'Only one of these can apply: "min", or "max" with "key"',
    ],
  ])('describes the fault of %j', (schema, value, message) => {
    expect(wordsFor(schema, value)?.message).toBe(message);
  });

  it('never uses a sentence of the validator', () => {
    const schemas = [{ anyOf: [{ const: 1 }] }, { not: {} }, { contains: { const: 1 } }, false];
    for (const schema of schemas) {
      const { message } = wordsFor({ properties: { a: schema } }, { a: [] }) ?? {};
      expect(message).not.toMatch(/must (?:match|NOT|contain)|schema/);
    }
  });
});
