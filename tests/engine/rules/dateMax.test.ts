import { describe, expect, it } from 'vitest';
import { isOnOrBefore } from '../../../engine/rules/dateMax.ts';

describe('isOnOrBefore', () => {
  it.each([
    ['20/11/2026', '20/11/2026', true],
    ['21/11/2026', '20/11/2026', false],
    ['01/12/2026', '30/11/2026', false],
    ['31/12/2025', '01/01/2026', true],
    ['31/02/2026', '01/01/2026', true],
  ])('%s is on or before %s: %s', (day, bound, expected) => {
    expect(isOnOrBefore(day, bound)).toBe(expected);
  });

  it.each([
    ['11/2026', '20/11/2026', true],
    ['12/2026', '20/11/2026', false],
    ['10/2026', '20/11/2026', true],
    ['11/2026', '11/2026', true],
    ['01/2027', '12/2026', false],
    ['20/11/2026', '12/2026', true],
    ['13/2026', '20/11/2026', true],
  ])(
    'compares only months when a value has no day: %s is on or before %s: %s',
    (month, bound, expected) => {
      expect(isOnOrBefore(month, bound)).toBe(expected);
    },
  );
});
