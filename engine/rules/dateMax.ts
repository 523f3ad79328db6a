import { isOnOrAfter } from './dateMin.ts';

/**
 * Tells whether a day is not after another; of a month, whether it is not after the month of the
 * bound. What is no day passes: another rule says so.
 *
 * @param value `DD/MM/YYYY`, or `MM/YYYY`
 * @param bound `DD/MM/YYYY`, or `MM/YYYY`
 * @see spec document 2, section 5 "Generic rules": on or before today, on or before a given date
 */
export function isOnOrBefore(value: string, bound: string): boolean {
  return isOnOrAfter(bound, value);
}
