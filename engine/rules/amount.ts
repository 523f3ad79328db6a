import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { parseDecimal } from '../values/decimal.ts';

/**
 * Checks whether a text is an amount of money: digits, at most two decimals, not negative.
 * Normalising removes correct thousands separators first, so a remaining comma is an error. A
 * decimal point needs digits on both sides.
 *
 * @see spec document 2, section 5 "Generic rules": payment amount
 *
 * @example
 * isAmount('1380.5'); // true
 * isAmount('1,380.00'); // false: normalising drops correct commas first
 * isAmount('.5'); // false
 * isAmount('-1'); // false
 */
export function isAmount(value: string): boolean {
  return AMOUNT.test(value) && parseDecimal(value) !== undefined;
}

const AMOUNT = /^\d+(?:\.\d{1,2})?$/;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'amount',
  order: 100,
  value: 'flag',
  rule: 'isAmount',
  key: 'validation_invalidAmount',
  args: 'none',
  valueType: 'money',
  spellings: ['narrow', 'ungrouped', 'currency'],
  conditionalSpellings: ['narrow', 'ungrouped', 'currency'],
  description:
    'An amount of money: plain or thousands-grouped digits with up to 2 decimals. Makes the field a money field. Message validation_invalidAmount. Example: 12,000.50.',
};
