import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { isPhone } from './phone.ts';

/**
 * Checks whether a number can receive a text message in Hong Kong: eight digits with the start of a
 * mobile number in the numbering plan (4 to 7, 84 to 89, 9). It may have the area code 852 and
 * separators. The specification only says "SMS number". The pattern is broad, because the plan
 * grows.
 *
 * @see spec document 2, section 3 "Subscription form": AlterSMS
 *
 * @example
 * isHkMobile('91234567'); // true
 * isHkMobile('+852 9123-4567'); // true
 * isHkMobile('21234567'); // false: a fixed line
 */
export function isHkMobile(value: string): boolean {
  // Most numbers have no separators to remove.
  if (MOBILE.test(value)) return true;
  return isPhone(value) && MOBILE.test(value.replace(SEPARATORS, ''));
}

const SEPARATORS = /[()\- ]/g;
const MOBILE = /^(?:\+?852)?(?:[4-79]\d|8[4-9])\d{6}$/;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'hkMobile',
  order: 40,
  value: 'flag',
  rule: 'isHkMobile',
  key: 'validation_invalidMobile',
  args: 'none',
  valueType: 'phone',
  limitsLength: true,
  description:
    'A Hong Kong mobile number of 8 digits. Message validation_invalidMobile. Example: 91234567.',
};
