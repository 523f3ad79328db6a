import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether a text consists of the characters of a phone number: digits, plus, brackets,
 * hyphen and space, with at least one digit.
 *
 * @see spec document 2, section 5 "Generic rules": phone
 *
 * @example
 * isPhone('+852 (2)123-4567'); // true
 * isPhone('+-'); // false: no digit
 * isPhone('2123 4567 ext. 8'); // false
 */
export function isPhone(value: string): boolean {
  return PHONE.test(value) && DIGIT.test(value);
}

const PHONE = /^[\d+()\- ]+$/;
const DIGIT = /\d/;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'phone',
  order: 30,
  value: 'flag',
  rule: 'isPhone',
  key: 'validation_invalidPhone',
  args: 'none',
  valueType: 'phone',
  description:
    'A telephone number of digits, plus, brackets, hyphen and space. Message validation_invalidPhone.',
};
