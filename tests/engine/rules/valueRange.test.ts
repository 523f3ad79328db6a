import { describe, expect, it } from 'vitest';
import { isInValueRange } from '../../../engine/rules/valueRange.ts';

describe('isInValueRange', () => {
  it.each([
    ['5', true],
    ['11', false],
  ])('%s is between 1 and 10: %s', (value, expected) => {
    expect(isInValueRange(value, ['1', '10'])).toBe(expected);
  });
});
