import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { isAtLeast } from './minValue.ts';

/**
 * Checks that a number is at most a limit, compared exactly. A value that is not a number passes:
 * another rule reports it.
 *
 * @param value decimal text or number
 * @param limit decimal text or number
 * @see spec document 2, section 5 "Generic rules": decimal maximum
 *
 * @example
 * isAtMost('100.00', 100); // true
 * isAtMost('100.01', '100'); // false
 * isAtMost('many', 100); // true: no number, so another rule reports it
 */
export function isAtMost(value: string | number, limit: string | number): boolean {
  return isAtLeast(limit, value);
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'maxValue',
  order: 380,
  value: 'decimal',
  rule: 'isAtMost',
  key: 'validation_maxValue',
  args: 'value',
  description:
    'Largest number, a decimal written as text. Message validation_maxValue. Example: "998000".',
};
