import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether a text is a business registration number: eight digits, with or without the three
 * characters of a branch. No check digit is published.
 *
 * @see spec document 2, section 3 "Standard applicant fields": ID type cr
 *
 * @example
 * isBrNumber('12345678'); // true
 * isBrNumber('12345678-000'); // true: with the branch
 * isBrNumber('1234567'); // false
 */
export function isBrNumber(value: string): boolean {
  return BR_NUMBER.test(value);
}

const BR_NUMBER = /^\d{8}(?:-?[\dA-Z]{3})?$/i;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'brNumber',
  order: 170,
  value: 'flag',
  rule: 'isBrNumber',
  key: 'validation_invalidBrNumber',
  args: 'none',
  spellings: ['narrow', 'upperCase', 'unspaced'],
  conditionalSpellings: ['narrow'],
  description:
    'A business registration number. Message validation_invalidBrNumber. Example: 12345678.',
};
