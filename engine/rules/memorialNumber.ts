import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { isRealDay } from '../values/calendar.ts';

/**
 * Checks whether a text is a memorial number. Since February 2005 it has fourteen digits that start
 * with the day of receipt (`YYMMDD`); older ones have the letters of a district and a number. `NIL`
 * and `N.A.` mean that there is no memorial. The algorithm of the check digit at the end is not
 * published.
 *
 * @see spec document 2, section 3 "Stamping or registration-type form fields": memorialNumber
 *
 * @example
 * isMemorialNumber('26112012345678'); // true: received on 20 November 2026
 * isMemorialNumber('26133012345678'); // false: no month 13
 * isMemorialNumber('UB1234567'); // true
 * isMemorialNumber('N.A.'); // true
 */
export function isMemorialNumber(value: string): boolean {
  const [, year, month, day] = SINCE_2005.exec(value) ?? [];
  if (year === undefined) return OLDER.test(value);
  return isRealDay({ year: 2000 + Number(year), month: Number(month), day: Number(day) });
}

const SINCE_2005 = /^(\d{2})(\d{2})(\d{2})\d{8}$/;
const OLDER = /^(?:(?:UB|IS|N|SK|ST|TM|TP|TW|YL)\d{1,8}|NIL|N\.A\.)$/i;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'memorialNumber',
  order: 190,
  value: 'flag',
  rule: 'isMemorialNumber',
  key: 'validation_invalidMemorialNumber',
  args: 'none',
  spellings: ['narrow', 'upperCase', 'unspaced'],
  conditionalSpellings: ['narrow'],
  limitsLength: true,
  description:
    'A memorial number, 14 digits or the older form with a district prefix. Message validation_invalidMemorialNumber. Example: UB1234567.',
};
