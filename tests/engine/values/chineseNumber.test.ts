import { describe, expect, it } from 'vitest';
import { CHINESE_NUMERALS, chineseNumber } from '../../../engine/values/chineseNumber.ts';

const ONES = [...'一二三四五六七八九'];

describe('chineseNumber()', () => {
  it('reads the numerals from 1 to 99', () => {
    const tens = ['', '十', ...ONES.slice(1).map((one) => `${one}十`)];
    const numerals = tens.flatMap((ten) => [ten, ...ONES.map((one) => ten + one)]).slice(1);
    expect(numerals.map(chineseNumber)).toEqual(numerals.map((_, at) => String(at + 1)));
  });

  it.each([
    ['廿', '20'],
    ['廿六', '26'],
    ['卅一', '31'],
    ['一十二', '12'],
    ['兩', '2'],
    ['两', '2'],
    ['零五', '05'],
    ['〇', '0'],
    ['二〇二六', '2026'],
    ['二○二六', '2026'],
    ['一九九七', '1997'],
    ['', undefined],
    ['十十', undefined],
    ['二十十', undefined],
    ['十零', undefined],
    ['一廿', undefined],
    ['廿十', undefined],
    ['二〇二十', undefined],
    ['百', undefined],
  ])('reads %j as %j', (numeral, digits) => {
    expect(chineseNumber(numeral)).toBe(digits);
  });

  it('reads each of its characters', () => {
    for (const character of CHINESE_NUMERALS) expect(chineseNumber(character)).toMatch(/^\d+$/);
  });
});
