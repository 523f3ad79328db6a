import { englishMonth } from '#engine';

/**
 * Returns the number of a month that is written as `12`, `Dec` or `December`.
 *
 * @param text digits, or an English name of at least three letters
 * @returns 1 to 12 for a name, any number for digits; `undefined` for another word
 */
export function monthNumber(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : englishMonth(text);
}
