import { CHINESE_NUMERALS, chineseNumber } from '#engine';

/**
 * Converts a time in Chinese words to digits: 三時三刻 is `3時45分`, 下午 兩 點 is `下午2點`. Returns other
 * texts unchanged.
 *
 * @param plain text in half-width characters
 */
export function timeInDigits(plain: string): string {
  if (!HOUR_SIGN.test(plain)) return plain;
  return plain
    .replace(NUMERALS, (numeral) => chineseNumber(numeral) ?? numeral)
    .replace(/\s+/g, ' ')
    .replace(/(?<!\d) | (?!\d)/g, '')
    .replace(QUARTERS, (_, sign: string, quarters: string) => `${sign}${Number(quarters) * 15}分`);
}

const HOUR_SIGN = /[時时點点]/;
const NUMERALS = new RegExp(`[${CHINESE_NUMERALS}]+`, 'g');
const QUARTERS = /([時时點点])([13])刻$/;

/** A part of the day, such as the evening, and the text after its name. */
export interface PartOfDay {
  readonly clock: string;
  /**
   * Returns the hour from 0 to 23 for an hour of a 12- or 24-hour clock; `undefined` if it is
   * ambiguous.
   */
  readonly hourOf: (hour: number) => number | undefined;
}

/**
 * Returns the part of the day at the start of a time in Chinese: 早上, 中午, 晚上. An hour outside the
 * part is ambiguous. For example, 晚上12時 is midnight at the start or at the end of a day.
 *
 * @param plain text in half-width characters
 */
export function partOfDay(plain: string): PartOfDay | undefined {
  for (const { words, from, to } of PARTS) {
    const [word] = words.exec(plain) ?? [];
    if (word === undefined) continue;
    return {
      clock: plain.slice(word.length).trim(),
      hourOf: (hour) => {
        const isOfTwelve = hour > 0 && hour <= 12;
        const candidates = isOfTwelve ? [hour % 12, (hour % 12) + 12] : [hour];
        return candidates.find((each) => each >= from && each <= to);
      },
    };
  }
  return undefined;
}

/**
 * Parts of the day, and the hours that they certainly include. No part includes hours both before
 * and after midnight.
 */
const PARTS = [
  { words: /^凌晨/, from: 0, to: 6 },
  { words: /^(?:清晨|早[上晨]|朝早)/, from: 4, to: 11 },
  { words: /^[中正]午/, from: 11, to: 14 },
  { words: /^傍晚/, from: 17, to: 19 },
  { words: /^(?:晚上|夜晚|晚[間间])/, from: 17, to: 23 },
];
