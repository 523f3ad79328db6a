import { CHINESE_NUMERALS, chineseNumber } from '../values/chineseNumber.ts';
import { englishMonth } from '../values/englishMonth.ts';

/**
 * Converts the name of a month in English or Chinese to its number.
 *
 * @param text a month as the user typed it
 * @returns its number; the unchanged text when it names no month
 *
 * @example
 * monthNumber('December'); // '12'
 * monthNumber('十二月'); // '12'
 * monthNumber('12月'); // '12'
 * monthNumber('13月'); // '13月'
 */
export function monthNumber(text: string): string {
  if (DIGITS.test(text)) return text;
  const name = text.trim().replace(/\.$/, '').toLowerCase();
  const english = englishMonth(name);
  if (english !== undefined) return String(english);
  const numeral = CHINESE.exec(name)?.[1];
  if (numeral === undefined) return text;
  const number = DIGITS.test(numeral) ? numeral : chineseNumber(numeral);
  const isMonth = Number(number) >= 1 && Number(number) <= 12;
  return number !== undefined && isMonth ? String(Number(number)) : text;
}

const DIGITS = /^\d+$/;
const CHINESE = new RegExp(`^([\\d${CHINESE_NUMERALS}]{1,3})月$`);
