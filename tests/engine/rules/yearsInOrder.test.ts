import { describe, expect, it } from 'vitest';
import { areYearsInOrder } from '../../../engine/rules/yearsInOrder.ts';

describe('areYearsInOrder', () => {
  it.each([
    ['2015-2017, 2010', true],
    ['2015-2015', true],
    ['2017-2015', false],
    ['no years', true],
  ])('for "%s" returns %s', (value, expected) => {
    expect(areYearsInOrder(value)).toBe(expected);
  });
});
