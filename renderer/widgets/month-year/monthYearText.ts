import { plainDate } from '../date/dateText.ts';
import { monthNumber } from '../date/monthName.ts';

/**
 * Inserts the slash into a month that is typed at its end: `12` becomes `12/`. A slash, point or
 * hyphen typed after one digit pads it: `1/` becomes `01/`. A slash typed directly after an
 * inserted one is dropped. No digit is changed or lost.
 *
 * @param text text of the input; month, then year (specification, document 2, section 5)
 */
export function slashMonth(text: string): string {
  const single = text.replace(/^(\d\d\/)[/.-]$/, '$1');
  return single.replace(/^(\d)[/.-]$/, '0$1/').replace(/^(\d\d)[.-]?(\d?)$/, '$1/$2');
}

/**
 * Parses a month in the spellings that people copy and type: `2026-12`, `12.2026`, `202612`,
 * `122026`, `Dec 2026`, `2026年12月`, in full or half width. Also parses a text with the slash that
 * `slashMonth` inserts during typing: `20/26-12`.
 *
 * @returns `MM/YYYY`, or `undefined` when the text is not clearly a month
 */
export function readMonth(text: string): string | undefined {
  // Removes an inserted slash that splits a year. Before a whole year, 19 or 20 is a mistaken month
  // instead.
  const plain = plainDate(text).replace(/^(19|20)\/(?!(?:19|20)\d\d$)(?=\d\d)/, '$1');
  const yearFirst = YEAR_FIRST.exec(plain);
  if (yearFirst) return monthOf(yearFirst[2], yearFirst[1]);
  const monthFirst = MONTH_FIRST.exec(plain);
  return monthFirst ? monthOf(monthFirst[1], monthFirst[2]) : undefined;
}

// A run of digits starts or ends with a year. Only one pattern gives a month, because 19 and 20 are
// no months.
const YEAR_FIRST = /^(\d{4}(?=\D)|(?:19|20)\d\d)[-/. 年]? ?(\d{1,2})月?$/;
const MONTH_FIRST = /^(\d{1,2}(?=\D)|[a-z]{3,9}|\d\d)[-/., ]{0,2}(\d{4})$/i;

function monthOf(month = '', year = ''): string | undefined {
  const number = monthNumber(month);
  return number === undefined ? undefined : `${String(number).padStart(2, '0')}/${year}`;
}
