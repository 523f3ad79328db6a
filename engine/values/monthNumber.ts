import { CHINESE_NUMERALS, chineseNumber } from './chineseNumber.ts';
import { englishMonth } from './englishMonth.ts';

/**
 * Reads the name of a month: `Dec`, `December`, `12月` and `十二月` are `12`.
 *
 * @param text a month as somebody typed it
 * @returns its number; the text as it is when it names none
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
