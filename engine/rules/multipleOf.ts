import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { isDecimalMultiple, parseDecimal } from '../values/decimal.ts';

/**
 * Checks that a number is a multiple of a step. A value that is not a number passes: another rule
 * reports it.
 *
 * @param value decimal text or number
 * @param step decimal text or number; no number is a multiple of 0
 * @see spec document 2, section 5 "Per-form field rules": registrationFee
 *
 * @example
 * isMultipleOf('0.3', '0.1'); // true: exact, unlike 0.3 % 0.1
 * isMultipleOf('235', 10); // false
 * isMultipleOf('some', 10); // true: no number, so another rule reports it
 */
export function isMultipleOf(value: string | number, step: string | number): boolean {
  const [number, of] = [parseDecimal(value), parseDecimal(step)];
  return !number || !of || isDecimalMultiple(number, of);
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'multipleOf',
  order: 390,
  value: 'decimal',
  rule: 'isMultipleOf',
  key: 'validation_multipleOf',
  args: 'value',
  description:
    'The number must be a multiple of this decimal. Message validation_multipleOf. Example: "2660".',
};
