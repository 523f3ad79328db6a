import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { isAtMost } from './maxValue.ts';
import { isAtLeast } from './minValue.ts';

/**
 * Checks whether a number is between two limits, both allowed. A value that is not a number passes:
 * another rule reports it.
 *
 * @param value decimal text or number
 * @see spec document 2, section 5 "Generic rules": decimal range
 *
 * @example
 * isInValueRange('20', ['1', '20']); // true
 * isInValueRange('20.01', [1, 20]); // false
 * isInValueRange('', [1, 20]); // true: no number, so another rule reports it
 */
export function isInValueRange(
  value: string | number,
  [lowest, highest]: readonly [string | number, string | number],
): boolean {
  return isAtLeast(value, lowest) && isAtMost(value, highest);
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'valueRange',
  order: 360,
  value: 'decimalRange',
  rule: 'isInValueRange',
  key: 'validation_valueRange',
  args: 'value',
  description:
    'A number between two decimals written as text. Message validation_valueRange with both. Example: ["1", "100"].',
};
