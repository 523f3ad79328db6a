import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether a text is a company registration number: up to seven digits or eight, with a
 * preceding `F` for a company from outside Hong Kong. The unique business identifier (a letter and
 * seven digits) is also allowed.
 *
 * @see spec document 2, section 3 "Standard applicant fields": company registration
 *
 * @example
 * isCrNumber('1234567'); // true
 * isCrNumber('F1234'); // true: a company from outside Hong Kong
 * isCrNumber('F12345678'); // false: at most seven digits after the letter
 */
export function isCrNumber(value: string): boolean {
  return CR_NUMBER.test(value);
}

const CR_NUMBER = /^(?:F?\d{1,7}|\d{8}|[A-Z]\d{7})$/i;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'crNumber',
  order: 180,
  value: 'flag',
  rule: 'isCrNumber',
  key: 'validation_invalidCrNumber',
  args: 'none',
  spellings: ['narrow', 'upperCase', 'unspaced'],
  conditionalSpellings: ['narrow'],
  description:
    'A company registration number. Message validation_invalidCrNumber. Example: F0001234.',
};
