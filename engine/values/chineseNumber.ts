/** The characters that `chineseNumber` reads, for a class of a pattern. */
export const CHINESE_NUMERALS = '零〇○一二兩两三四五六七八九十廿卅';

/**
 * The digits of a number in Chinese: 十二 is `12`, 廿六 is `26`; digit by digit where no ten is named, with
 * the noughts that stand there: 二〇二六 is `2026`, 零五 is `05`.
 *
 * @param numeral of those characters alone
 * @returns `undefined` where they say no number below a hundred and no row of digits
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

/** 0 for no character; -1 for one that is no digit. */
function digitOf(character: string): number {
  return DIGITS.findIndex((each) => each.includes(character));
}
