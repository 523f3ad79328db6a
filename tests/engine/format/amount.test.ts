import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, centsOf, formatAmount } from '../../../engine/format/amount.ts';

describe('formatAmount', () => {
  it.each([
    [0, 'HK$0.00'],
    [5, 'HK$0.05'],
    [38_000, 'HK$380.00'],
    [123_400, 'HK$1,234.00'],
    [100_000_000, 'HK$1,000,000.00'],
    [999_999_999_999_999, 'HK$9,999,999,999,999.99'],
    [-1050, '-HK$10.50'],
  ])('writes %i cents as %s', (cents, text) => {
    expect(formatAmount(cents)).toBe(text);
  });

  it.each([
    ['380.00', 38_000],
    ['380', 38_000],
    ['0.5', 50],
    ['1,234.00', 123_400],
    ['HK$1,234.00', 123_400],
    [' 12 ', 1200],
    ['9999999999999.99', 999_999_999_999_999],
  ])('reads %j as %i cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  it.each([
    '',
    '-1',
    '1.234',
    '1,23',
    '12,34.00',
    '1e3',
    '１００',
    'HKD 1',
    '.5',
    '99999999999999999',
  ])('reads no amount from %j', (text) => {
    expect(centsOf(text)).toBeUndefined();
  });

  it('reads its own output back, in both formats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (cents) => {
        expect([centsOf(formatAmount(cents)), centsOf(amountText(cents))]).toEqual([cents, cents]);
      }),
    );
  });

  it.each([1.5, Number.NaN, 2 ** 53])('refuses %d cents', (cents) => {
    expect(() => amountText(cents)).toThrow(RangeError);
  });
});
