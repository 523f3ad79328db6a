import { parseDay, weekdayOf } from '../values/calendar.ts';

/**
 * Tells whether a day falls on one of some days of the week, 0 being Sunday. Not a rule of the
 * specification: counters of the registry are open on weekdays only.
 */
export function isWeekday(value: string, days: readonly number[]): boolean {
  const day = parseDay(value);
  return !day || days.includes(weekdayOf(day));
}
