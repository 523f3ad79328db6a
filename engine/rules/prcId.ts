import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { isRealDay } from '../values/calendar.ts';

/**
 * Checks whether a text is a resident identity card number of the mainland (GB 11643-1999): 17
 * digits that contain the date of birth, and a check character. Case, spaces and hyphens are
 * ignored. The shared blocks use it as a warning: a card of an old kind must not block an
 * applicant.
 *
 * @see spec document 2, section 3 "Standard applicant fields": ID type prcid
 *
 * @example
 * isValidPrcId('11010519491231002X'); // true
 * isValidPrcId('110105194912310021'); // false: the check character should be X
 * isValidPrcId('11010519490231002X'); // false: no 31 February
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

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'prcId',
  order: 140,
  value: 'flag',
  rule: 'isValidPrcId',
  key: 'validation_invalidPrcId',
  args: 'none',
  spellings: ['narrow', 'upperCase', 'unspaced'],
  conditionalSpellings: ['narrow'],
  description:
    'A Mainland resident identity card number with its check character. Use it as a warning, because older cards have none. Message validation_invalidPrcId. Example: 11010519491231002X.',
};
