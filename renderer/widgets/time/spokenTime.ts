import { CHINESE_NUMERALS, chineseNumber } from '#engine';

/**
 * A time in Chinese words, in digits and as it is written: 三時三刻 is `3時45分`, 下午 兩 點 is `下午2點`. Other
 * texts stay as they are.
 *
 * @param plain in half-width characters
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

/** A part of the day that is no half of it, and what stands behind it. */
export interface PartOfDay {
  readonly clock: string;
  /** The hour of 0 to 23 that is meant by one of either clock; nothing where nobody can tell. */
  readonly hourOf: (hour: number) => number | undefined;
}

/**
 * The part of the day that a time in Chinese begins with: 早上, 中午, 晚上. An hour that the part does not
 * have tells nothing: 晚上12時 is a midnight of one day or of the next.
 *
 * @param plain in half-width characters
 */
export function partOfDay(plain: string): PartOfDay | undefined {
  for (const { words, from, to } of PARTS) {
    const [word] = words.exec(plain) ?? [];
    if (word === undefined) continue;
    return {
      clock: plain.slice(word.length).trim(),
      hourOf: (hour) => {
        const isOfTwelve = hour > 0 && hour <= 12;
        const meant = isOfTwelve ? [hour % 12, (hour % 12) + 12] : [hour];
        return meant.find((each) => each >= from && each <= to);
      },
    };
  }
  return undefined;
}

/** Hours that everybody calls so, none of them at both ends of a day. */
const PARTS = [
  { words: /^凌晨/, from: 0, to: 6 },
  { words: /^(?:清晨|早[上晨]|朝早)/, from: 4, to: 11 },
  { words: /^[中正]午/, from: 11, to: 14 },
  { words: /^傍晚/, from: 17, to: 19 },
  { words: /^(?:晚上|夜晚|晚[間间])/, from: 17, to: 23 },
];
