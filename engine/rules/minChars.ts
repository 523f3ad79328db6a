import { charsOf } from './charsOf.ts';

/**
 * Tells whether a text has at least so many characters (code points).
 *
 * @see spec document 2, section 5 "Generic rules": length
 */
export function hasMinChars(value: string, fewest: number): boolean {
  return charsOf(value) >= fewest;
}
