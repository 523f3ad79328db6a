import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether a text looks like a passport number: 5 to 20 Latin letters and digits, with at
 * least one digit, ignoring spaces and hyphens. Passport numbers have no check digit that all
 * countries share, so use this rule as a warning.
 *
 * @see spec document 2, section 3 "Standard applicant fields": ID type passport
 *
 * @example
 * isPassportNumber('K 1234-5678'); // true
 * isPassportNumber('ABCDEF'); // false: no digit
 * isPassportNumber('K123'); // false: too short
 */
export function isPassportNumber(value: string): boolean {
  const compact = value.replace(SEPARATORS, '');
  return PASSPORT.test(compact) && DIGIT.test(compact);
}

const SEPARATORS = /[ -]/g;
const PASSPORT = /^[A-Z\d]{5,20}$/i;
const DIGIT = /\d/;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'passport',
  order: 160,
  value: 'flag',
  rule: 'isPassportNumber',
  key: 'validation_invalidPassport',
  args: 'none',
  spellings: ['narrow', 'upperCase'],
  conditionalSpellings: ['narrow'],
  description:
    'A likely passport number: 5 to 20 letters and digits, without spaces and hyphens. Use it as a warning. Message validation_invalidPassport. Example: K12345678.',
};
