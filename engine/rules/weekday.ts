import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { parseDay, weekdayOf } from '../values/calendar.ts';

/**
 * Checks whether a day falls on one of `days`. A value that is not a day passes: another rule
 * reports it. Not a rule of the specification: the registry's counters are open on weekdays only.
 *
 * @param value `DD/MM/YYYY`
 * @param days the numbers of days of the week; 0 is Sunday
 *
 * @example
 * isWeekday('20/11/2026', [1, 2, 3, 4, 5]); // true: a Friday
 * isWeekday('22/11/2026', [1, 2, 3, 4, 5]); // false: a Sunday
 */
export function isWeekday(value: string, days: readonly number[]): boolean {
  const day = parseDay(value);
  return !day || days.includes(weekdayOf(day));
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'weekday',
  order: 420,
  value: 'weekdays',
  rule: 'isWeekday',
  key: 'validation_weekday',
  args: 'none',
  description:
    'The date falls on one of these days; 0 is Sunday. Message validation_weekday. Example: [1, 2, 3, 4, 5].',
};
