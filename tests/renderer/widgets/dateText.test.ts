import { describe, expect, it } from 'vitest';
import { groupDigits } from '../../../renderer/widgets/amount/groupDigits.ts';
import { readDate, slashDate } from '../../../renderer/widgets/date/dateText.ts';

describe('slashDate()', () => {
  it.each([
    ['0', '0'],
    ['01', '01/'],
    ['1/', '01/'],
    ['1.', '01/'],
    ['01-', '01/'],
    ['01/1', '01/1'],
    ['01/12', '01/12/'],
    ['01/1/', '01/01/'],
    ['01/12/2', '01/12/2'],
    ['first', 'first'],
  ])('makes %j into %j', (typed, shown) => {
    expect(slashDate(typed)).toBe(shown);
  });
});

describe('readDate()', () => {
  it.each([
    ['2026-12-01', '01/12/2026'],
    ['1.12.2026', '01/12/2026'],
    ['01/12/2026', '01/12/2026'],
    [' 1 12 2026 ', '01/12/2026'],
    ['20261201', '01/12/2026'],
    ['2026年12月1日', '01/12/2026'],
    ['1 December 2026', undefined],
    ['12/26', undefined],
  ])('reads %j as %j', (pasted, date) => {
    expect(readDate(pasted)).toBe(date);
  });
});

describe('groupDigits()', () => {
  it.each([
    ['1234567.5', '1,234,567.5'],
    ['1,2345', '1,2345'],
    ['999', '999'],
    ['-1000', '-1,000'],
    ['twelve', 'twelve'],
    ['1.2.3', '1.2.3'],
  ])('makes %j into %j', (typed, shown) => {
    expect(groupDigits(typed)).toBe(shown);
  });
});
