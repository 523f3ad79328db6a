import { describe, expect, it } from 'vitest';
import { isAmount } from '../../../engine/rules/library.ts';

describe('isAmount', () => {
  it.each([
    ['9999999999999.99', true],
    ['380', true],
    ['0.5', true],
    ['999.995', false],
    ['1,00,0', false],
    ['1,000', false],
    ['.5', false],
    ['5.', false],
    ['-1', false],
    ['1e5', false],
    ['9'.repeat(20), true],
    ['9'.repeat(41), false],
    ['', false],
  ])('B-47: isAmount(%j) is %s', (value, expected) => {
    expect(isAmount(value)).toBe(expected);
  });
});
