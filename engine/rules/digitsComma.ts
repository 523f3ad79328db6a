import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether a text consists of digits and commas only.
 *
 * @see spec document 2, section 5 "Generic rules": numbers with comma
 *
 * @example
 * isDigitsComma('1,2,3'); // true
 * isDigitsComma('1, 2'); // false: no spaces
 */
export function isDigitsComma(value: string): boolean {
  return DIGITS_COMMA.test(value);
}

const DIGITS_COMMA = /^[\d,]+$/;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'digitsComma',
  order: 270,
  value: 'flag',
  rule: 'isDigitsComma',
  key: 'validation_digitsComma',
  args: 'none',
  spellings: ['narrow'],
  conditionalSpellings: ['narrow'],
  description: 'Digits and commas only. Message validation_digitsComma.',
};
