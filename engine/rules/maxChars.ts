import { charsOf } from './charsOf.ts';

/**
 * Tells whether a text has at most so many characters (code points).
 *
 * @see spec document 2, section 5 "Generic rules": length
 */
export function hasMaxChars(value: string, most: number): boolean {
  return value.length <= most || charsOf(value) <= most;
}
