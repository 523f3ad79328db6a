import { describe, expect, it } from 'vitest';
import { isIntegerText } from '../../../engine/rules/library.ts';

describe('isIntegerText', () => {
  it.each([
    ['2660', true],
    ['0', true],
    ['-2660', false],
    ['1e5', false],
    ['2660.0', false],
    ['2,660', false],
    ['9'.repeat(41), false],
  ])('B-46: isIntegerText(%j) is %s', (value, expected) => {
    expect(isIntegerText(value)).toBe(expected);
  });
});
