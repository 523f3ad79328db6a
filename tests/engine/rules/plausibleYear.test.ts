import { describe, expect, it } from 'vitest';
import { isPlausibleYear } from '../../../engine/rules/plausibleYear.ts';

describe('isPlausibleYear', () => {
  it.each([
    [1899, false],
    [1900, true],
    [2100, true],
    [2101, false],
    [Number.NaN, false],
  ])('for %d returns %s', (year, expected) => {
    expect(isPlausibleYear(year)).toBe(expected);
  });
});
