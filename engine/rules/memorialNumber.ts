import { isRealDay } from '../values/calendar.ts';

/**
 * Tells whether a number is that of a memorial: since February 2005 fourteen digits that begin with
 * the day of receipt (`YYMMDD`), before that the letters of a district and a number; `NIL` and
 * `N.A.` say that there is none. The check digit at the end is not published.
 *
 * @see spec document 2, section 3 "Stamping or registration-type form fields": memorialNumber
 */
export function isMemorialNumber(value: string): boolean {
  const [, year, month, day] = SINCE_2005.exec(value) ?? [];
  if (year === undefined) return OLDER.test(value);
  return isRealDay({ year: 2000 + Number(year), month: Number(month), day: Number(day) });
}

const SINCE_2005 = /^(\d{2})(\d{2})(\d{2})\d{8}$/;
const OLDER = /^(?:(?:UB|IS|N|SK|ST|TM|TP|TW|YL)\d{1,8}|NIL|N\.A\.)$/i;
