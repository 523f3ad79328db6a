import { describe, expect, it } from 'vitest';
import { isAtLeast } from '../../../engine/rules/minValue.ts';

describe('isAtLeast', () => {
  it.each([
    ['-0.1', '0', false],
    [0, '0', true],
    ['abc', '0', true],
  ])('%j is at least %s: %s', (value, bound, expected) => {
    expect(isAtLeast(value, bound)).toBe(expected);
  });
});
