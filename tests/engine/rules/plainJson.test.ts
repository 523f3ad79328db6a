import { describe, expect, it } from 'vitest';
import { isPlainJson, isStorableJson, MOST } from '../../../engine/rules/plainJson.ts';

describe('isPlainJson', () => {
  const nested = (depth: number): unknown => (depth === 1 ? 'a' : [nested(depth - 1)]);

  it.each([
    ['depth', nested(MOST.depth), nested(MOST.depth + 1)],
    [
      'number of values',
      Array.from({ length: MOST.values - 1 }, () => 1),
      Array.from({ length: MOST.values }, () => 1),
    ],
    ['length', 'a'.repeat(MOST.characters - 2), 'a'.repeat(MOST.characters - 1)],
  ])('limits the %s', (_, most, over) => {
    expect([isPlainJson(most), isPlainJson(over)]).toEqual([true, false]);
  });

  it('refuses a key that names a prototype, but accepts a text with such a name', () => {
    expect(isPlainJson(JSON.parse('{ "a": { "__proto__": 1 } }'))).toBe(false);
    expect(isPlainJson({ a: '"__proto__":' })).toBe(true);
  });

  it.each([undefined, null, 0, ''])('accepts %j', (value) => {
    expect(isPlainJson(value)).toBe(true);
  });
});

describe('isStorableJson', () => {
  it.each([
    ['a', true],
    [{ a: ['b', { c: 1 }] }, true],
    ['a\u0000', false],
    [{ a: [{ b: '\u202e' }] }, false],
    [{ 'a\u0000': 1 }, false],
    [null, true],
  ])('for %j returns %s', (value, expected) => {
    expect(isStorableJson(value)).toBe(expected);
  });
});
