import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { parseMonth } from '../values/calendar.ts';
import { isPlausibleYear } from './plausibleYear.ts';

/**
 * Checks whether a text is a calendar month in the form `MM/YYYY`, between the years 1900 and 2100.
 *
 * @see spec document 2, section 5 "Generic rules" (validation_invalidDate)
 *
 * @example
 * isMonthYear('02/2026'); // true
 * isMonthYear('13/2026'); // false
 * isMonthYear('2/2026'); // false: normalising adds the zero first
 */
export function isMonthYear(value: string): boolean {
  const month = parseMonth(value);
  return month !== undefined && isPlausibleYear(month.year);
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'monthYear',
  order: 80,
  value: 'flag',
  rule: 'isMonthYear',
  key: 'validation_invalidDate',
  args: 'none',
  valueType: 'monthYear',
  spellings: ['monthYear'],
  description: 'A month typed as MM/YYYY. Message validation_invalidDate. Example: 11/2026.',
};
