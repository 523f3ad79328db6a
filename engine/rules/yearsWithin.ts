import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { parseYears } from './years.ts';

/**
 * Checks that every year of a list is between two years, both allowed. A value that is not a list
 * of years passes: another rule reports it.
 *
 * @see spec document 2, section 5 "Generic rules": year lists, year out of range
 *
 * @example
 * areYearsWithin('2015-2017', [2015, 2017]); // true
 * areYearsWithin('2015-2018', [2015, 2017]); // false
 * areYearsWithin('soon', [2015, 2017]); // true: no list of years, so another rule reports it
 */
export function areYearsWithin(value: string, [first, last]: readonly [number, number]): boolean {
  return (parseYears(value) ?? []).every(({ from, to }) => from >= first && to <= last);
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'yearsWithin',
  order: 310,
  value: 'range',
  rule: 'areYearsWithin',
  key: 'validation_yearOutOfRange',
  args: 'value',
  description:
    'Beside yearList: the first and the last allowed year. Message validation_yearOutOfRange with both. Example: [1844, 2026].',
};
