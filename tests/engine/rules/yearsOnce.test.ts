import { describe, expect, it } from 'vitest';
import { areYearsOnce } from '../../../engine/rules/yearsOnce.ts';

describe('areYearsOnce', () => {
  it.each([
    ['2015, 2016', true],
    ['2019, 2015-2017', true],
    ['2015, 2015', false],
    ['2015-2017, 2016', false],
    ['2017, 2015-2017', false],
    ['no years', true],
  ])('for "%s" returns %s', (value, expected) => {
    expect(areYearsOnce(value)).toBe(expected);
  });
});
