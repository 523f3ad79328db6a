import { isAtMost } from './maxValue.ts';
import { isAtLeast } from './minValue.ts';

/**
 * Tells whether a number lies between two limits, both allowed.
 *
 * @see spec document 2, section 5 "Generic rules": decimal range
 */
export function isInValueRange(
  value: string | number,
  [lowest, highest]: readonly [string | number, string | number],
): boolean {
  return isAtLeast(value, lowest) && isAtMost(value, highest);
}
