import { isPhone } from './phone.ts';

/**
 * Tells whether a number can receive a text message in Hong Kong: eight digits that begin like a
 * mobile number of the numbering plan (4 to 7, 84 to 89, 9). An area code of 852 and separators may
 * stand with it. The specification says no more than "SMS number"; the plan grows, so this is wide.
 *
 * @see spec document 2, section 3 "Subscription form": AlterSMS
 */
export function isHkMobile(value: string): boolean {
  // Most numbers have no separators to remove.
  if (MOBILE.test(value)) return true;
  return isPhone(value) && MOBILE.test(value.replace(SEPARATORS, ''));
}

const SEPARATORS = /[()\- ]/g;
const MOBILE = /^(?:\+?852)?(?:[4-79]\d|8[4-9])\d{6}$/;
