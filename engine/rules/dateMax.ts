import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { isOnOrAfter } from './dateMin.ts';

/**
 * Checks that a day is not after another; for a month, that it is not after the month of the bound.
 * A value that is not a day passes: another rule reports it.
 *
 * @param value `DD/MM/YYYY`, or `MM/YYYY`
 * @param bound `DD/MM/YYYY`, or `MM/YYYY`
 * @see spec document 2, section 5 "Generic rules": on or before today, on or before a given date
 *
 * @example
 * isOnOrBefore('20/11/2026', '20/11/2026'); // true
 * isOnOrBefore('21/11/2026', '20/11/2026'); // false
 * isOnOrBefore('12/2026', '20/11/2026'); // false: a month after the bound
 * isOnOrBefore('31/02/2026', '20/11/2020'); // true: no day, so another rule reports it
 */
export function isOnOrBefore(value: string, bound: string): boolean {
  return isOnOrAfter(bound, value);
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'dateMax',
  order: 410,
  value: 'bound',
  rule: 'isOnOrBefore',
  key: 'validation_dateMax',
  args: 'value',
  description:
    'The date, or the month of a month field, is on or before this. The message for "today" is validation_notAfterToday, otherwise validation_dateMax. Example: "today".',
};
