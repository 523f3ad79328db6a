/**
 * Tells whether a text is nothing but digits and hyphens (a cheque number).
 *
 * @see spec document 2, section 5 "Generic rules": numbers with hyphen
 */
export function isDigitsHyphen(value: string): boolean {
  return DIGITS_HYPHEN.test(value);
}

const DIGITS_HYPHEN = /^[\d-]+$/;
