import { parseDay, parseDuration } from '../../values/calendar.ts';

/** The fault of a bound of a date, and its remedy. */
export interface BoundFault {
  readonly message: string;
  readonly remedy: string;
}

const ALLOWED =
  'Write "today", a date as DD/MM/YYYY such as "31/12/2026", the pointer of a date field, or { "from": "today", "add": "P7D" }.';

/**
 * Describes a bound of `dateMin` or `dateMax` that is no day. Proposes the day that a date in
 * another order means.
 *
 * @param value the bound as written, which is neither a day nor a pointer of a field
 *
 * @example
 * dateBoundFault('2026-12-31').remedy; // 'Write "31/12/2026".'
 * dateBoundFault('31/13/2026').message; // 'There is no day 31/13/2026'
 */
export function dateBoundFault(value: unknown): BoundFault {
  if (typeof value === 'object' && value !== null) return shiftedFault(Object(value));
  if (typeof value !== 'string') return { message: 'This is not a day', remedy: ALLOWED };
  const parts = numbersOf(value);
  if (!parts) return { message: `"${value}" is not a day`, remedy: ALLOWED };
  const day = readings(parts).find((each) => parseDay(each));
  const isSpelled = /^\d{2}\/\d{2}\/\d{4}$/.test(value);
  const message = isSpelled ? `There is no day ${value}` : `"${value}" is not written as a date`;
  if (day === undefined) return { message: `There is no day ${value}`, remedy: ALLOWED };
  return { message, remedy: isSpelled ? `Did you mean "${day}"?` : `Write "${day}".` };
}

/** Describes a day with a duration added. */
function shiftedFault({ from, add }: Readonly<Record<string, unknown>>): BoundFault {
  if (looksLikeDate(from)) {
    const message = 'A duration cannot be added to a date that is written out';
    return { message, remedy: 'Write the resulting date instead, such as "31/12/2026".' };
  }
  if (from !== undefined && typeof add === 'string' && !parseDuration(add)) {
    const remedy = 'Write days, weeks, months or years: "P7D", "-P4W", "P1M".';
    return { message: `"${add}" is not a duration`, remedy };
  }
  const message = 'A day with a duration has "from" and "add", and no other key';
  return { message, remedy: 'Write { "from": "today", "add": "P7D" }.' };
}

/** Checks whether a text looks like a date, in any order of its numbers: `2026-12-31`. */
export function looksLikeDate(value: unknown): boolean {
  return typeof value === 'string' && numbersOf(value) !== undefined;
}

const NUMBERS = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})$/;

function numbersOf(text: string): readonly [string, string, string] | undefined {
  const [, first, , second, third] = NUMBERS.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined || third === undefined) return undefined;
  return [first, second, third];
}

/** Returns the days that three numbers may mean: year first, day first, month first. */
function readings([a, b, c]: readonly [string, string, string]): readonly string[] {
  const written = (day: string, month: string, year: string) =>
    `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
  return a.length === 4 ? [written(c, b, a)] : [written(a, b, c), written(b, a, c)];
}
