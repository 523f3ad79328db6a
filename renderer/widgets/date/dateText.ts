import { CHINESE_NUMERALS, chineseNumber, dayText, INVISIBLE, parseDay } from '#engine';
import { withoutEndMarks } from '../text/pastedText.ts';
import { monthNumber } from './monthName.ts';

/**
 * Inserts the slashes into a date that is typed at its end: `01` becomes `01/`, `01/12` becomes
 * `01/12/`. A slash, point or hyphen typed after one digit pads it: `1/` becomes `01/`. A deleted
 * slash returns with the next digit. A slash typed directly after an inserted one is dropped. No
 * digit is changed or lost.
 *
 * @param text text of the input; dates are day, month, year (specification, document 2, section 5)
 */
export function slashDate(text: string): string {
  const single = text.replace(/^((?:\d\d\/){1,2})[/.-]$/, '$1');
  const padded = single.replace(/^(\d)[/.-]$/, '0$1/').replace(/^(\d\d\/)(\d)[/.-]$/, '$10$2/');
  return padded.replace(/^(\d\d)[.-]?(\d?)$/, '$1/$2').replace(/^(\d\d\/\d\d)[.-]?(\d?)$/, '$1/$2');
}

/**
 * Parses a date in the spellings that people copy and type: `2026-12-01`, `1.12.2026`, `1 12 2026`,
 * `20261201`, `01122026`, `1 Dec 2026`, `December 1, 2026`, `2026年12月1日`, 二〇二六年十二月一號, full width or
 * not, also with the slashes that `slashDate` inserts during typing: `20/26/12-01`, `20/ Nov 2026`.
 *
 * @returns `DD/MM/YYYY`, or `undefined` when the text is not plainly a date: a year of two digits
 *   is not accepted. Does not check whether the calendar has the day
 */
export function readDate(text: string): string | undefined {
  const plain = plainDate(text);
  for (const read of READINGS) {
    const date = read(plain);
    if (date !== undefined) return date;
  }
  return undefined;
}

/**
 * Normalises a date: half-width characters, no invisible ones, no marks around it and no spaces
 * next to Chinese units. Chinese numerals before a unit become digits, and 號 becomes 日.
 *
 * @returns `''` for a text that is too long to be a date
 */
export function plainDate(text: string): string {
  if (text.length > LONGEST) return '';
  return withoutEndMarks(text)
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(NUMERALS, (numeral) => chineseNumber(numeral) ?? numeral)
    .replace(/[號号]/g, '日')
    .replace(/\s*([年月日])\s*/g, '$1')
    .trim();
}

const NUMERALS = new RegExp(`[${CHINESE_NUMERALS}]+(?=\\s*[年月日號号])`, 'g');

const LONGEST = 40;
const YEAR_FIRST = /^(\d{4})[-/.\s年] ?(\d{1,2})[-/.\s月] ?(\d{1,2})日?$/;
const DAY_FIRST = /^(\d{1,2})[-/.\s] ?(\d{1,2})[-/.\s] ?(\d{4})$/;
const DAY_NAMED = /^(\d{1,2})\/?(?:st|nd|rd|th)?[-/ ]{0,2}([a-z]{3,9})[-./, ]{1,2}(\d{4})$/i;
/** A year that `slashDate` split into day and month, followed by the month and the day. */
const YEAR_CUT =
  /^(19|20)\/(\d\d)\/?[-/.\s年]? ?(\d\d(?=\d\d$)|\d{1,2}(?=\D))[-/.\s月]? ?(\d{1,2})日?$/;
const NAME_FIRST = /^([a-z]{3,9})[. ]{1,2}(\d{1,2})(?:st|nd|rd|th)?,? ?(\d{4})$/i;
const YEAR_RUN = /^((?:19|20)\d\d)(\d\d)(\d\d)$/;
const DAY_RUN = /^(\d\d)(\d\d)((?:19|20)\d\d)$/;

const READINGS: readonly ((plain: string) => string | undefined)[] = [
  (plain) => dateOf(YEAR_FIRST.exec(plain), 3, 2, 1),
  // A valid day takes precedence over a year that `slashDate` may have split.
  (plain) => realDate(dateOf(DAY_FIRST.exec(plain), 1, 2, 3)),
  (plain) => realDate(dateOf(YEAR_FIRST.exec(plain.replace(YEAR_CUT, '$1$2-$3-$4')), 3, 2, 1)),
  (plain) => dateOf(DAY_FIRST.exec(plain), 1, 2, 3),
  (plain) => dateOf(DAY_NAMED.exec(plain), 1, 2, 3),
  (plain) => dateOf(NAME_FIRST.exec(plain), 2, 1, 3),
  // Eight digits have one reading only, because 19 and 20 are no months.
  (plain) => realDate(dateOf(YEAR_RUN.exec(plain), 3, 2, 1)),
  (plain) => realDate(dateOf(DAY_RUN.exec(plain), 1, 2, 3)),
];

/** Returns the date of a match, with the groups at the given indices. */
function dateOf(
  match: RegExpExecArray | null,
  dayAt: number,
  monthAt: number,
  yearAt: number,
): string | undefined {
  const month = monthNumber(match?.[monthAt] ?? '');
  if (!match || month === undefined) return undefined;
  return dayText({ day: Number(match[dayAt]), month, year: Number(match[yearAt]) });
}

function realDate(date: string | undefined): string | undefined {
  return parseDay(date) && date;
}
