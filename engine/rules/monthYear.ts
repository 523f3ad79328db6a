import { parseMonth } from '../values/calendar.ts';
import { isPlausibleYear } from './plausibleYear.ts';

/**
 * Tells whether a text is a month of the calendar spelt `MM/YYYY`, between the years 1900 and 2100.
 *
 * @see spec document 2, section 5 "Generic rules" (validation_invalidDate)
 */
export function isMonthYear(value: string): boolean {
  const month = parseMonth(value);
  return month !== undefined && isPlausibleYear(month.year);
}
