import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether a text consists of digits and hyphens only (a cheque number).
 *
 * @see spec document 2, section 5 "Generic rules": numbers with hyphen
 *
 * @example
 * isDigitsHyphen('123-456'); // true
 * isDigitsHyphen('123/456'); // false
 */
export function isDigitsHyphen(value: string): boolean {
  return DIGITS_HYPHEN.test(value);
}

const DIGITS_HYPHEN = /^[\d-]+$/;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'digitsHyphen',
  order: 260,
  value: 'flag',
  rule: 'isDigitsHyphen',
  key: 'validation_digitsHyphen',
  args: 'none',
  spellings: ['narrow'],
  conditionalSpellings: ['narrow'],
  description:
    'Digits and hyphens only, as in the number of a cheque. Message validation_digitsHyphen. Example: 123-456.',
};
