import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { compareDecimals, parseDecimal } from '../values/decimal.ts';

/**
 * Checks that a number is at least a limit, compared exactly. A value that is not a number passes:
 * another rule reports it.
 *
 * @param value decimal text or number
 * @param limit decimal text or number
 * @see spec document 2, section 5 "Generic rules": decimal minimum
 *
 * @example
 * isAtLeast('0.10', 0.1); // true
 * isAtLeast('-1', '0'); // false
 * isAtLeast('few', 1); // true: no number, so another rule reports it
 */
export function isAtLeast(value: string | number, limit: string | number): boolean {
  const [number, bound] = [parseDecimal(value), parseDecimal(limit)];
  return !number || !bound || compareDecimals(number, bound) >= 0;
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'minValue',
  order: 370,
  value: 'decimal',
  rule: 'isAtLeast',
  key: 'validation_minValue',
  args: 'value',
  description:
    'Smallest number, a decimal written as text. Message validation_minValue. Example: "500".',
};
