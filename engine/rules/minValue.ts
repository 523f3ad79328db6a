import { compareDecimals, parseDecimal } from '../values/decimal.ts';

/**
 * Tells whether a number is at least a limit, compared exactly. What is no number passes: another
 * rule says so.
 *
 * @param value a text or a number
 * @param limit likewise
 * @see spec document 2, section 5 "Generic rules": decimal minimum
 */
export function isAtLeast(value: string | number, limit: string | number): boolean {
  const [number, bound] = [parseDecimal(value), parseDecimal(limit)];
  return !number || !bound || compareDecimals(number, bound) >= 0;
}
