/**
 * Which part of a Hong Kong identity card number is wrong, for who has to find it on the card.
 *
 * @param value a number that is not valid, spelt as stored: `A1234560`
 * @returns `check` when only the character in brackets does not go with the rest, else `format`
 */
export function hkidPart(value: unknown): 'check' | 'format' {
  return typeof value === 'string' && HKID.test(value) ? 'check' : 'format';
}

const HKID = /^[A-Z]{1,2}\d{6}[\dA]$/;
