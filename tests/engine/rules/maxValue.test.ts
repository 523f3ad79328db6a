import { describe, expect, it } from 'vitest';
import { isAtMost } from '../../../engine/rules/maxValue.ts';

describe('isAtMost', () => {
  it.each([
    ['9999999999999.99', '9999999999999.99', true],
    ['10000000000000.00', '9999999999999.99', false],
    ['9007199254740993', '9007199254740992', false],
  ])('compares exactly, unlike floating point: %s with %s: %s', (value, bound, expected) => {
    expect(isAtMost(value, bound)).toBe(expected);
  });
});
