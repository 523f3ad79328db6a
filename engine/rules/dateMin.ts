import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { type Day, dayOrder, parseDay, parseMonth } from '../values/calendar.ts';

/**
 * Checks that a day is not before another; for a month, that it is not before the month of the
 * bound. A value that is not a day passes: another rule reports it.
 *
 * @param value `DD/MM/YYYY`, or `MM/YYYY`
 * @param bound `DD/MM/YYYY`, or `MM/YYYY`
 * @see spec document 2, section 5 "Generic rules": on or after today, validation_futureEnough
 *
 * @example
 * isOnOrAfter('20/11/2026', '20/11/2026'); // true
 * isOnOrAfter('19/11/2026', '20/11/2026'); // false
 * isOnOrAfter('11/2026', '20/11/2026'); // true: the month of the bound
 * isOnOrAfter('31/02/2020', '20/11/2026'); // true: no day, so another rule reports it
 */
export function isOnOrAfter(value: string, bound: string): boolean {
  const [day, limit] = [parseDay(value), parseDay(bound)];
  if (day && limit) return dayOrder(day) >= dayOrder(limit);
  const [month, from] = [monthOf(value), monthOf(bound)];
  return !month || !from || dayOrder(month) >= dayOrder(from);
}

/** Returns the first day of a month, or of the month of a day. */
function monthOf(text: string): Day | undefined {
  const found = parseMonth(text) ?? parseDay(text);
  return found && { ...found, day: 1 };
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'dateMin',
  order: 400,
  value: 'bound',
  rule: 'isOnOrAfter',
  key: 'validation_dateMin',
  args: 'value',
  description:
    'The date, or the month of a month field, is on or after this. The message for "today" is validation_notBeforeToday, for today with added days validation_futureEnough, otherwise validation_dateMin. Example: "today".',
};
