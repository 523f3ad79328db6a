import { isPhone } from './phone.ts';

/**
 * Tells whether a text is made of the characters of a fax number, which are those of a phone.
 *
 * @see spec document 2, section 5 "Generic rules": fax
 */
export function isFax(value: string): boolean {
  return isPhone(value);
}
