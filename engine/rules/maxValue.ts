import { isAtLeast } from './minValue.ts';

/**
 * Tells whether a number is at most a limit, compared exactly. What is no number passes: another
 * rule says so.
 *
 * @param value a text or a number
 * @param limit likewise
 * @see spec document 2, section 5 "Generic rules": decimal maximum
 */
export function isAtMost(value: string | number, limit: string | number): boolean {
  return isAtLeast(limit, value);
}
