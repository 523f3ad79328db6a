import { describe, expect, it } from 'vitest';
import { monthNumber } from '../../../engine/normalise/monthNumber.ts';

describe('monthNumber', () => {
  it.each([
    ['Dec', '12'],
    ['Sept.', '9'],
    ['12月', '12'],
    ['十二月', '12'],
    ['07', '07'],
    ['13月', '13月'],
    ['0月', '0月'],
    ['Brumaire', 'Brumaire'],
  ])('reads %s as %s', (text, month) => {
    expect(monthNumber(text)).toBe(month);
  });
});
