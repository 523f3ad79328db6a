/**
 * Tells whether a text is nothing but the digits 0 to 9.
 *
 * @see spec document 2, section 5 "Generic rules": numbers only
 */
export function isDigitsOnly(value: string): boolean {
  return DIGITS.test(value);
}

const DIGITS = /^\d+$/;
