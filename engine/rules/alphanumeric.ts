/**
 * Tells whether a text is nothing but Latin letters and digits.
 *
 * @see spec document 2, section 5 "Generic rules": alphanumeric
 */
export function isAlphanumeric(value: string): boolean {
  return ALPHANUMERIC.test(value);
}

const ALPHANUMERIC = /^[a-z\d]+$/i;
