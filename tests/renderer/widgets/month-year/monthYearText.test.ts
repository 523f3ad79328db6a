import { describe, expect, it } from 'vitest';
import { readMonth, slashMonth } from '../../../../renderer/widgets/month-year/monthYearText.ts';

describe('slashMonth', () => {
  it.each([
    ['1', '1'],
    ['12', '12/'],
    ['1/', '01/'],
    ['12.', '12/'],
    ['122', '12/2'],
    ['12/2', '12/2'],
    ['12//', '12/'],
    ['12/.', '12/'],
  ])('makes %j into %j', (typed, shown) => {
    expect(slashMonth(typed)).toBe(shown);
  });
});

describe('readMonth', () => {
  it.each([
    ['12/2026', '12/2026'],
    ['1.2026', '01/2026'],
    ['2026-12', '12/2026'],
    ['202612', '12/2026'],
    ['122026', '12/2026'],
    ['2026年1月', '01/2026'],
    ['二零二六年十二月', '12/2026'],
    ['二六年十二月', undefined],
    ['Dec 2026', '12/2026'],
    ['Dec/2026', '12/2026'],
    ['１２／２０２６', '12/2026'],
    ['20/26-12', '12/2026'],
    ['20/2612', '12/2026'],
    ['20/26年1月', '01/2026'],
    ['20/20-11', '11/2020'],
    ['20/2011', '20/2011'],
    ['\u200e2026-12\u200f', '12/2026'],
    ['\u20662026-12\u2069', '12/2026'],
    ['\u202e2026-12\u202c', undefined],
    ['12026', undefined],
    ['12/26', undefined],
    ['20/26', undefined],
    ['01/12/2026', undefined],
    ['soon', undefined],
  ])('reads %j as %j', (pasted, month) => {
    expect(readMonth(pasted)).toBe(month);
  });
});
