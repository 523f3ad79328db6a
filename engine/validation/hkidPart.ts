import { SPELLINGS } from '../normalise/spellings.ts';

/**
 * Returns the wrong part of a Hong Kong identity card number. The applicant can then find it on the
 * card.
 *
 * @param value an invalid number as stored (`A1234560`); as typed (`a123456(0)`) if the field
 *   accepts other documents, too
 * @returns `check` if only the check character in brackets is wrong, otherwise `format`
 */
export function hkidPart(value: unknown): 'check' | 'format' {
  return typeof value === 'string' && HKID.test(SPELLINGS.hkid(value)) ? 'check' : 'format';
}

const HKID = /^[A-Z]{1,2}\d{6}[\dA]$/;
