import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../engine/definition/Rule.ts';
import { CHARS_LEAST, CHARS_MOST, isAlways, limitsOf } from '../../../engine/prover/limitsOf.ts';

const rule = (keyword: string, args: readonly unknown[], more: object = {}) =>
  ({ keyword, args, severity: 'error', ...more }) as unknown as Rule;

describe('limitsOf', () => {
  it('returns the limits that always hold', () => {
    const rules = [
      rule('rangeChars', [8, 25]),
      rule('maxChars', ['30']),
      rule('maxChars', [20], { when: 0 }),
      rule('maxChars', [10], { severity: 'warning' }),
      rule('maxChars', [{ table: 'x' }]),
      rule('hkid', []),
    ];
    expect(limitsOf({ rules }, CHARS_MOST)).toEqual([25, 30]);
    expect(limitsOf({ rules }, CHARS_LEAST)).toEqual([8]);
  });
});

describe('isAlways', () => {
  it.each([
    [rule('hkid', []), true],
    [rule('hkid', [], { when: 0 }), false],
    [rule('hkid', [], { severity: 'warning' }), false],
  ])('for %j returns %s', (each, expected) => {
    expect(isAlways(each)).toBe(expected);
  });
});
