/** Hong Kong is this far ahead of UTC, all year: it has no summer time. */
export const HONG_KONG_OFFSET_MS = 28_800_000;

/** A day of the calendar. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * Reads a day spelt `DD/MM/YYYY`, zero-padded.
 *
 * @returns `undefined` when the spelling is another or there is no such day
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
 * Reads a month spelt `MM/YYYY`, zero-padded.
 *
 * @returns its first day; `undefined` when the spelling is another or there is no such month
 */
export function parseMonth(text: unknown): Day | undefined {
  return typeof text === 'string' ? parseDay(`01/${text}`) : undefined;
}

/** Whether the calendar has this day (years 1 to 9999). */
export function isRealDay({ year, month, day }: Day): boolean {
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  return day <= daysIn(year, month);
}

/** The day as `DD/MM/YYYY`. */
export function dayText({ year, month, day }: Day): string {
  return `${pad(day, 2)}/${pad(month, 2)}/${pad(year, 4)}`;
}

/** A number that orders days as the calendar does. */
export function dayOrder({ year, month, day }: Day): number {
  return (year * 12 + month) * 31 + day;
}

/** Day of the week, 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(utcOf(day)).getUTCDay();
}

/**
 * The day in Hong Kong at an instant. Hong Kong is at +08:00 the year round.
 *
 * @param now ISO 8601 with an offset
 * @throws {RangeError} when it is no instant: the caller's clock is wrong, not the applicant
 */
export function hongKongDay(now: string): Day {
  const instant = Date.parse(now);
  if (Number.isNaN(instant)) throw new RangeError(`Cannot read the instant: ${now}`);
  return dayOfUtc(instant + HONG_KONG_OFFSET_MS);
}

/**
 * The day after a duration: years and months first (the last day of a shorter month stands for
 * days it lacks), then days.
 *
 * @param duration ISO 8601, dates only, with an optional sign: `P7D`, `-P28D`, `P1Y6M`
 * @returns `undefined` when the duration is not spelt so
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

/** A duration of the calendar: whole months and whole days, both negative or both not. */
export interface CalendarDuration {
  readonly months: number;
  readonly days: number;
}

/** Reads a duration as `addDuration` takes it. */
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
