import { parseDay } from '../values/calendar.ts';
import { isPlausibleYear } from './plausibleYear.ts';

/**
 * Tells whether a text is a day of the calendar spelt `DD/MM/YYYY`, between the years 1900 and
 * 2100.
 *
 * @see spec document 2, section 5 "Generic rules" (validation_invalidDate)
 */
export function isHkDate(value: string): boolean {
  const day = parseDay(value);
  return day !== undefined && isPlausibleYear(day.year);
}
