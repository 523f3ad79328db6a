import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { isPhone } from './phone.ts';

/**
 * Checks whether a text consists of the characters of a fax number, which are those of a phone
 * number.
 *
 * @see spec document 2, section 5 "Generic rules": fax
 *
 * @example
 * isFax('+852 2123 4567'); // true
 * isFax('2123 4567 ext. 8'); // false
 */
export function isFax(value: string): boolean {
  return isPhone(value);
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'fax',
  order: 50,
  value: 'flag',
  rule: 'isFax',
  key: 'validation_invalidFax',
  args: 'none',
  valueType: 'phone',
  description: 'A fax number. Message validation_invalidFax.',
};
