/** The offset of Hong Kong from UTC, the same all year: it has no summer time. */
export const HONG_KONG_OFFSET_MS = 28_800_000;

/** A day of the calendar. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * Parses a day in the form `DD/MM/YYYY`, zero-padded.
 *
 * @returns `undefined` when the text has another form or the day does not exist
 *
 * @example
 * parseDay('29/02/2028'); // { day: 29, month: 2, year: 2028 }
 * parseDay('29/02/2026'); // undefined
 * parseDay('1/2/2026'); // undefined: not padded
 */
export function parseDay(text: unknown): Day | undefined {
  if (typeof text !== 'string' || !DAY.test(text)) return undefined;
  const day = {
    day: Number(text.slice(0, 2)),
    month: Number(text.slice(3, 5)),
    year: Number(text.slice(6)),
  };
  return isRealDay(day) ? day : undefined;
}

const DAY = /^\d{2}\/\d{2}\/\d{4}$/;

/**
 * Parses a month in the form `MM/YYYY`, zero-padded.
 *
 * @returns its first day; `undefined` when the text has another form or the month does not exist
 *
 * @example
 * parseMonth('02/2026'); // { day: 1, month: 2, year: 2026 }
 * parseMonth('2/2026'); // undefined: not padded
 */
export function parseMonth(text: unknown): Day | undefined {
  return typeof text === 'string' ? parseDay(`01/${text}`) : undefined;
}

/**
 * Checks whether the calendar has this day (years 1 to 9999).
 *
 * @example
 * isRealDay({ year: 2028, month: 2, day: 29 }); // true
 * isRealDay({ year: 2026, month: 2, day: 29 }); // false
 */
export function isRealDay({ year, month, day }: Day): boolean {
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  return day <= daysIn(year, month);
}

/**
 * Returns the day as `DD/MM/YYYY`.
 *
 * @example
 * dayText({ year: 2026, month: 2, day: 1 }); // '01/02/2026'
 */
export function dayText({ year, month, day }: Day): string {
  return `${pad(day, 2)}/${pad(month, 2)}/${pad(year, 4)}`;
}

/**
 * Returns a number that orders days as the calendar does. The difference between two such numbers
 * is not a number of days.
 *
 * @example
 * const [may, june] = [{ year: 2026, month: 5, day: 31 }, { year: 2026, month: 6, day: 1 }];
 * dayOrder(may) < dayOrder(june); // true
 */
export function dayOrder({ year, month, day }: Day): number {
  return (year * 12 + month) * 31 + day;
}

/**
 * Returns the day of the week; 0 is Sunday.
 *
 * @example
 * weekdayOf({ year: 2026, month: 11, day: 22 }); // 0
 */
export function weekdayOf(day: Day): number {
  return new Date(utcOf(day)).getUTCDay();
}

/**
 * Returns the day in Hong Kong at an instant. Hong Kong has the offset +08:00 all year.
 *
 * @param now ISO 8601 with an offset
 * @throws {RangeError} when `now` is not an instant: an error of the caller, not of an answer
 *
 * @example
 * hongKongDay('2026-11-20T16:30:00Z');
 * // { year: 2026, month: 11, day: 21 }: half an hour past midnight in Hong Kong
 * hongKongDay('today'); // throws RangeError('Cannot read the instant: today')
 */
export function hongKongDay(now: string): Day {
  const instant = Date.parse(now);
  if (Number.isNaN(instant)) throw new RangeError(`Cannot read the instant: ${now}`);
  return dayOfUtc(instant + HONG_KONG_OFFSET_MS);
}

/**
 * Returns the day after a duration: adds years and months first, then days. In a month that is too
 * short, the result is its last day.
 *
 * @param duration ISO 8601, dates only, with an optional sign: `P7D`, `-P28D`, `P1Y6M`
 * @returns `undefined` when the duration has another form
 *
 * @example
 * addDuration({ year: 2026, month: 11, day: 20 }, 'P14D'); // { year: 2026, month: 12, day: 4 }
 * addDuration({ year: 2026, month: 8, day: 31 }, 'P6M'); // { year: 2027, month: 2, day: 28 }
 * addDuration({ year: 2026, month: 3, day: 1 }, '-P1D'); // { year: 2026, month: 2, day: 28 }
 * addDuration({ year: 2026, month: 11, day: 20 }, '2 weeks'); // undefined
 */
export function addDuration(from: Day, duration: string): Day | undefined {
  const parts = parseDuration(duration);
  if (!parts) return undefined;
  const months = from.year * 12 + (from.month - 1) + parts.months;
  const year = Math.floor(months / 12);
  const month = months - year * 12 + 1;
  const day = Math.min(from.day, daysIn(year, month));
  return dayOfUtc(utcOf({ year, month, day }) + parts.days * DAY_MS);
}

/** A calendar duration: whole months and whole days, both negative or both not. */
export interface CalendarDuration {
  readonly months: number;
  readonly days: number;
}

/**
 * Parses a duration of the form that `addDuration` accepts.
 *
 * @returns `undefined` when the duration has another form
 *
 * @example
 * parseDuration('P1Y6M'); // { months: 18, days: 0 }
 * parseDuration('-P1Y4W'); // { months: -12, days: -28 }
 * parseDuration('PT1H'); // undefined: dates only
 */
export function parseDuration(duration: string): CalendarDuration | undefined {
  const match = DURATION.exec(duration);
  if (!match) return undefined;
  const [, sign, years = '0', months = '0', weeks = '0', days = '0'] = match;
  const factor = sign === '-' ? -1 : 1;
  return {
    months: factor * (Number(years) * 12 + Number(months)),
    days: factor * (Number(weeks) * 7 + Number(days)),
  };
}

const DURATION = /^(-?)P(?=\d)(?:(\d{1,3})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,5})D)?$/;
const DAY_MS = 24 * 60 * 60 * 1000;

function utcOf({ year, month, day }: Day): number {
  const date = new Date(Date.UTC(2000, month - 1, day));
  // Date.UTC reads the years 0 to 99 as 1900 to 1999.
  return date.setUTCFullYear(year, month - 1, day);
}

function dayOfUtc(instant: number): Day {
  const date = new Date(instant);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
