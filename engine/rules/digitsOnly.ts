import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether a text consists of the digits 0 to 9 only.
 *
 * @see spec document 2, section 5 "Generic rules": numbers only
 *
 * @example
 * isDigitsOnly('007'); // true
 * isDigitsOnly('１２'); // false: normalising makes full-width digits half-width first
 * isDigitsOnly(''); // false
 */
export function isDigitsOnly(value: string): boolean {
  return DIGITS.test(value);
}

const DIGITS = /^\d+$/;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'digitsOnly',
  order: 230,
  value: 'flag',
  rule: 'isDigitsOnly',
  key: 'validation_digitsOnly',
  args: 'none',
  spellings: ['narrow'],
  conditionalSpellings: ['narrow'],
  description: 'Digits only. Message validation_digitsOnly.',
};
