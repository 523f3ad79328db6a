import { charsOf } from './charsOf.ts';

/**
 * Tells whether a text has exactly so many characters (code points).
 *
 * @see spec document 2, section 5 "Generic rules": length
 */
export function hasExactChars(value: string, length: number): boolean {
  return charsOf(value) === length;
}
