import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether a text is a solicitors' firm code: exactly eight digits.
 *
 * @see spec document 2, section 5 (validationErr_solicCode)
 *
 * @example
 * isSolicitorsCode('01234567'); // true
 * isSolicitorsCode('1234567'); // false
 */
export function isSolicitorsCode(value: string): boolean {
  return SOLICITORS_CODE.test(value);
}

const SOLICITORS_CODE = /^\d{8}$/;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'solicitorsCode',
  order: 200,
  value: 'flag',
  rule: 'isSolicitorsCode',
  key: 'validationErr_solicCode',
  args: 'none',
  spellings: ['narrow', 'upperCase', 'unspaced'],
  conditionalSpellings: ['narrow'],
  limitsLength: true,
  description:
    'The code of a firm of solicitors: exactly 8 digits. Message validationErr_solicCode. Example: 12345678.',
};
