import { describe, expect, it } from 'vitest';
import {
  isAmount,
  isAtLeast,
  isAtMost,
  isDecimalText,
  isHkDate,
  isIntegerText,
  isInValueRange,
  isMonthYear,
  isMultipleOf,
  isOnOrAfter,
  isOnOrBefore,
  isTime12h,
  isWeekday,
} from '../../../engine/rules/library.ts';

describe('isHkDate()', () => {
  it.each(['01/01/2026', '29/02/2024', '31/12/2100', '01/01/1900'])('accepts %s', (value) => {
    expect(isHkDate(value)).toBe(true);
  });

  it.each([
    '29/02/2023',
    '31/04/2026',
    '00/01/2026',
    '01/13/2026',
    '01/01/26',
    '32/01/1899',
    '31/12/1899',
    '1/1/2026',
    '01-01-2026',
    '',
  ])('B-43: refuses %j', (value) => {
    expect(isHkDate(value)).toBe(false);
  });
});

describe('dates compared', () => {
  it.each([
    ['20/11/2026', '20/11/2026', true, true],
    ['21/11/2026', '20/11/2026', true, false],
    ['01/12/2026', '30/11/2026', true, false],
    ['31/12/2025', '01/01/2026', false, true],
    ['31/02/2026', '01/01/2026', true, true],
  ])('%s on or after, on or before %s: %s, %s', (day, bound, after, before) => {
    expect([isOnOrAfter(day, bound), isOnOrBefore(day, bound)]).toEqual([after, before]);
  });

  it.each([
    ['11/2026', '20/11/2026', true, true],
    ['12/2026', '20/11/2026', true, false],
    ['10/2026', '20/11/2026', false, true],
    ['11/2026', '11/2026', true, true],
    ['01/2027', '12/2026', true, false],
    ['20/11/2026', '12/2026', false, true],
    ['13/2026', '20/11/2026', true, true],
  ])('a month is compared by month: %s with %s: %s, %s', (month, bound, after, before) => {
    expect([isOnOrAfter(month, bound), isOnOrBefore(month, bound)]).toEqual([after, before]);
  });

  it('knows the days of the week', () => {
    expect([isWeekday('20/11/2026', [5]), isWeekday('20/11/2026', [0, 6])]).toEqual([true, false]);
  });
});

it.each([
  ['01/2026', true],
  ['12/1999', true],
  ['13/2026', false],
  ['00/2026', false],
  ['1/2026', false],
  ['01/1899', false],
  ['01/26', false],
  ['01/01/2026', false],
  ['', false],
])('isMonthYear(%j) is %s', (value, expected) => {
  expect(isMonthYear(value)).toBe(expected);
});

it.each([
  ['9:05 AM', true],
  ['12:30 PM', true],
  ['12:00 AM', true],
  ['13:00 PM', true],
  ['0:00 AM', true],
  ['23:59 PM', true],
  ['24:00 PM', false],
  ['24:00', false],
  ['9:5 AM', false],
  ['9:60 AM', false],
  ['9:05', false],
  ['下午 12:30', false],
  ['', false],
])('B-45: isTime12h(%j) is %s', (value, expected) => {
  expect(isTime12h(value)).toBe(expected);
});

describe('numbers', () => {
  it.each([
    ['9999999999999.99', true],
    ['380', true],
    ['0.5', true],
    ['999.995', false],
    ['1,00,0', false],
    ['1,000', false],
    ['.5', false],
    ['5.', false],
    ['-1', false],
    ['1e5', false],
    ['9'.repeat(20), true],
    ['9'.repeat(41), false],
    ['', false],
  ])('B-47: isAmount(%j) is %s', (value, expected) => {
    expect(isAmount(value)).toBe(expected);
  });

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

  it('compares exactly where floating point would not', () => {
    expect(isAtMost('9999999999999.99', '9999999999999.99')).toBe(true);
    expect(isAtMost('10000000000000.00', '9999999999999.99')).toBe(false);
    expect(isAtMost('9007199254740993', '9007199254740992')).toBe(false);
    expect([isAtLeast('-0.1', '0'), isAtLeast(0, '0'), isAtLeast('abc', '0')]).toEqual([
      false,
      true,
      true,
    ]);
    expect([isInValueRange('5', ['1', '10']), isInValueRange('11', ['1', '10'])]).toEqual([
      true,
      false,
    ]);
    expect([isDecimalText('-1.5'), isDecimalText('1.5.5')]).toEqual([true, false]);
  });
});
