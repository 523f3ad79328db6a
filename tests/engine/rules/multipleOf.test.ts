import { describe, expect, it } from 'vitest';
import { isMultipleOf } from '../../../engine/rules/library.ts';

describe('isMultipleOf', () => {
  it.each([
    ['2660', '2660', true],
    ['5320', '2660', true],
    ['2661', '2660', false],
    ['998000', '2660', false],
    ['997500', '2660', true],
    ['0.3', '0.1', true],
    ['abc', '2660', true],
    ['1', '0', false],
  ])('B-46: isMultipleOf(%j, %j) is %s', (value, step, expected) => {
    expect(isMultipleOf(value, step)).toBe(expected);
  });
});
