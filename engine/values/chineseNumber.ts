/** The characters that `chineseNumber` reads, for a character class of a regular expression. */
export const CHINESE_NUMERALS = '零〇○一二兩两三四五六七八九十廿卅';

/**
 * Returns the digits of a number written in Chinese. It converts a numeral without 十 digit by
 * digit, and keeps leading zeros.
 *
 * @param numeral characters of `CHINESE_NUMERALS`
 * @returns `undefined` for other characters, such as 百
 *
 * @example
 * chineseNumber('十二'); // '12'
 * chineseNumber('廿六'); // '26'
 * chineseNumber('二〇二六'); // '2026'
 * chineseNumber('一百'); // undefined
 */
export function chineseNumber(numeral: string): string | undefined {
  const [, tens = '', ten, ones = ''] =
    TENS.exec(numeral.replace('廿', '二十').replace('卅', '三十')) ?? [];
  if (ten !== undefined) return String((tens === '' ? 1 : digitOf(tens)) * 10 + digitOf(ones));
  const digits = [...numeral].map(digitOf);
  return digits.includes(-1) || digits.length === 0 ? undefined : digits.join('');
}

const TENS = /^([一二三四五六七八九]?)(十)([一二三四五六七八九]?)$/;
const DIGITS = ['零〇○', '一', '二兩两', '三', '四', '五', '六', '七', '八', '九'];

/** Returns the value of a digit: 0 for an empty text, -1 for any other character. */
function digitOf(character: string): number {
  return DIGITS.findIndex((each) => each.includes(character));
}
