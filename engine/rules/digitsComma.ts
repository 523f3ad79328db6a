/**
 * Tells whether a text is nothing but digits and commas.
 *
 * @see spec document 2, section 5 "Generic rules": numbers with comma
 */
export function isDigitsComma(value: string): boolean {
  return DIGITS_COMMA.test(value);
}

const DIGITS_COMMA = /^[\d,]+$/;
