import { describe, expect, it } from 'vitest';
import { areYearsWithin } from '../../../engine/rules/yearsWithin.ts';

describe('areYearsWithin', () => {
  it.each([
    ['2010, 2015-2020', true],
    ['2009', false],
    ['2015-2021', false],
    ['no years', true],
  ])('%s between 2010 and 2020: %s', (value, expected) => {
    expect(areYearsWithin(value, [2010, 2020])).toBe(expected);
  });
});
