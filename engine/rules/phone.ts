/**
 * Tells whether a text is made of the characters of a phone number: digits, plus, brackets, hyphen
 * and space, with at least one digit.
 *
 * @see spec document 2, section 5 "Generic rules": phone
 */
export function isPhone(value: string): boolean {
  return PHONE.test(value) && DIGIT.test(value);
}

const PHONE = /^[\d+()\- ]+$/;
const DIGIT = /\d/;
