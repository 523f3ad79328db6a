import { describe, expect, it } from 'vitest';
import { satisfies } from '../../../../renderer/widgets/json/satisfies.ts';

/** A schema, values that satisfy it, and values that do not. */
const CASES: readonly (readonly [unknown, readonly unknown[], readonly unknown[]])[] = [
  [true, [1], []],
  [false, [], [1]],
  ['no schema', [1], []],
  [{ type: 'string' }, ['a', undefined], [1, null]],
  [{ type: 'integer' }, [1], [1.5, '1']],
  [{ type: 'number' }, [1.5], ['1']],
  [{ type: 'boolean' }, [false], [0]],
  [{ type: 'null' }, [null], [0, {}]],
  [{ type: 'array' }, [[]], [{}, null]],
  [{ type: 'object' }, [{}], [[], null]],
  [{ type: ['string', 'null'] }, ['a', null], [1]],
  [{ const: { a: 1 } }, [{ a: 1 }], [{ a: 2 }]],
  [{ enum: ['a', [1]] }, ['a', [1]], ['b', [2]]],
  [{ minLength: 2 }, ['ab', '𠮷𠮷', 1], ['a', '𠮷']],
  [{ maxLength: 1 }, ['a', '𠮷', 22], ['ab']],
  [{ pattern: '^A' }, ['A1', 1], ['1A']],
  [{ pattern: '(' }, ['a text'], []],
  [{ minimum: 2 }, [2, '1'], [1.9]],
  [{ maximum: 2 }, [2, '3'], [2.1]],
  [{ exclusiveMinimum: 2 }, [2.1, '1'], [2]],
  [{ exclusiveMaximum: 2 }, [1.9, '3'], [2]],
  [{ minItems: 1 }, [[1], 'a'], [[]]],
  [{ maxItems: 1 }, [[1], 'ab'], [[1, 2]]],
  [{ required: ['a'] }, [{ a: 0 }, []], [{}, { b: 1 }]],
  [{ properties: { a: { type: 'string' } } }, [{ a: 'x' }, {}, 1], [{ a: 1 }]],
  [{ items: { type: 'string' } }, [['a'], [], 'a'], [['a', 1]]],
  [{ items: [{ type: 'string' }, { type: 'number' }] }, [['a', 1, 'x'], ['a']], [['a', 'b']]],
  [{ allOf: [{ type: 'string' }, { minLength: 2 }] }, ['ab'], ['a', 1]],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, ['a', null], [1]],
  [{ oneOf: [{ type: 'number' }, { minimum: 5 }] }, [1], [6]],
  [{ not: { type: 'string' } }, [1], ['a']],
  [{ format: 'email', uniqueItems: true }, ['no address', [1, 1]], []],
];

describe('satisfies', () => {
  it.each(CASES)('checks values against %j', (schema, good, bad) => {
    const holds = (value: unknown) => satisfies(schema, value, schema);
    expect(good.map(holds)).toEqual(good.map(() => true));
    expect(bad.map(holds)).toEqual(bad.map(() => false));
  });

  it('checks the names that neither properties nor patterns list', () => {
    const schema = {
      properties: { a: {} },
      patternProperties: { '^x-': {} },
      additionalProperties: { type: 'number' },
    };
    const holds = (value: unknown) => satisfies(schema, value, schema);
    expect([{ a: 'x' }, { 'x-a': 'x' }, { b: 1 }, 'x'].map(holds)).toEqual(Array(4).fill(true));
    expect(holds({ b: 'x' })).toBe(false);
    expect(satisfies({ additionalProperties: false }, { b: 1 }, {})).toBe(false);
  });

  it('checks the items after a tuple', () => {
    const tuple = { items: [{}], additionalItems: { type: 'number' } };
    expect(satisfies(tuple, ['a', 1], tuple)).toBe(true);
    expect(satisfies(tuple, ['a', 'b'], tuple)).toBe(false);
    expect(satisfies({ additionalItems: false }, ['a'], {})).toBe(true);
  });

  it('resolves references, also with escaped names', () => {
    const root = { $defs: { 'a/b': { type: 'string' }, list: [{ type: 'number' }] } };
    expect(satisfies({ $ref: '#/$defs/a~1b' }, 'x', root)).toBe(true);
    expect(satisfies({ $ref: '#/$defs/a~1b' }, 1, root)).toBe(false);
    expect(satisfies({ $ref: '#/$defs/a%2Fb' }, 1, root)).toBe(false);
    expect(satisfies({ $ref: '#/$defs/list/0' }, 'x', root)).toBe(false);
    expect(satisfies({ $ref: '#/$defs/none' }, 1, root)).toBe(true);
  });

  it('ends for a recursive reference', () => {
    const root = { $defs: { self: { allOf: [{ $ref: '#/$defs/self' }, { type: 'string' }] } } };
    expect(satisfies({ $ref: '#/$defs/self' }, 'x', root)).toBe(true);
    expect(satisfies({ $ref: '#/$defs/self' }, 1, root)).toBe(false);
  });
});
