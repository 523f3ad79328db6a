import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { parseDay } from '../values/calendar.ts';
import { isPlausibleYear } from './plausibleYear.ts';

/**
 * Checks whether a text is a calendar day in the form `DD/MM/YYYY`, between the years 1900 and
 * 2100.
 *
 * @see spec document 2, section 5 "Generic rules" (validation_invalidDate)
 *
 * @example
 * isHkDate('29/02/2028'); // true
 * isHkDate('29/02/2026'); // false: no leap year
 * isHkDate('1/2/2026'); // false: normalising adds the zeros first
 * isHkDate('31/12/1899'); // false
 */
export function isHkDate(value: string): boolean {
  const day = parseDay(value);
  return day !== undefined && isPlausibleYear(day.year);
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'hkDate',
  order: 70,
  value: 'flag',
  rule: 'isHkDate',
  key: 'validation_invalidDate',
  args: 'none',
  valueType: 'date',
  spellings: ['date'],
  description:
    'A date typed as DD/MM/YYYY. Makes the field a date field. Message validation_invalidDate. Example: 20/11/2026.',
};
