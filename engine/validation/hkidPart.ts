import { SPELLINGS } from '../values/spellings.ts';

/**
 * Which part of a Hong Kong identity card number is wrong, for who has to find it on the card.
 *
 * @param value a number that is not valid: spelt as stored (`A1234560`), or as typed (`a123456(0)`)
 *   where another kind of document could stand in the same box
 * @returns `check` when only the character in brackets does not go with the rest, else `format`
 */
export function hkidPart(value: unknown): 'check' | 'format' {
  return typeof value === 'string' && HKID.test(SPELLINGS.hkid(value)) ? 'check' : 'format';
}

const HKID = /^[A-Z]{1,2}\d{6}[\dA]$/;
