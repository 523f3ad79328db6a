import { isRealDay } from '../values/calendar.ts';

/**
 * Tells whether a resident identity card number of the mainland is right: 17 digits with the date
 * of birth in them and a check character, in any case, spaces and hyphens apart (GB 11643-1999).
 * Advice in the shared blocks: a card of an old kind must not stop anybody.
 *
 * @see spec document 2, section 3 "Standard applicant fields": ID type prcid
 */
export function isValidPrcId(value: string): boolean {
  const compact = value.replace(SEPARATORS, '');
  const match = PRC_ID.exec(compact);
  if (!match) return false;
  const [, year, month, day] = match;
  if (!isRealDay({ year: Number(year), month: Number(month), day: Number(day) })) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(compact[index]), 0);
  return CHECK_CHARACTERS[sum % 11] === compact[17]?.toUpperCase();
}

const SEPARATORS = /[ -]/g;
const PRC_ID = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/i;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';
