import { describe, expect, it } from 'vitest';
import { hasCharsInRange } from '../../../engine/rules/library.ts';

describe('hasCharsInRange', () => {
  it.each([
    ['a'.repeat(7), false],
    ['a'.repeat(8), true],
    ['a'.repeat(25), true],
    ['a'.repeat(26), false],
    ['😀'.repeat(8), true],
    [' a b c d ', true],
    ['密碼密碼密碼密碼', true],
  ])('B-53: a password %j of 8 to 25 characters: %s', (password, expected) => {
    expect(hasCharsInRange(password, [8, 25])).toBe(expected);
  });
});
