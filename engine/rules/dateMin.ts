import { type Day, dayOrder, parseDay, parseMonth } from '../values/calendar.ts';

/**
 * Tells whether a day is not before another; of a month, whether it is not before the month of the
 * bound. What is no day passes: another rule says so.
 *
 * @param value `DD/MM/YYYY`, or `MM/YYYY`
 * @param bound `DD/MM/YYYY`, or `MM/YYYY`
 * @see spec document 2, section 5 "Generic rules": on or after today, validation_futureEnough
 */
export function isOnOrAfter(value: string, bound: string): boolean {
  const [day, limit] = [parseDay(value), parseDay(bound)];
  if (day && limit) return dayOrder(day) >= dayOrder(limit);
  const [month, from] = [monthOf(value), monthOf(bound)];
  return !month || !from || dayOrder(month) >= dayOrder(from);
}

/** The first day of a month, or of the month of a day. */
function monthOf(text: string): Day | undefined {
  const found = parseMonth(text) ?? parseDay(text);
  return found && { ...found, day: 1 };
}
