/**
 * Tells whether a text is nothing but Latin letters, digits and hyphens.
 *
 * @see spec document 2, section 5 "Generic rules": alphanumeric with hyphen
 */
export function isAlphanumericHyphen(value: string): boolean {
  return ALPHANUMERIC_HYPHEN.test(value);
}

const ALPHANUMERIC_HYPHEN = /^[a-z\d-]+$/i;
