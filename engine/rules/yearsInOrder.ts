import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { parseYears } from './years.ts';

/**
 * Checks that no range of a list of years ends before it begins. A value that is not a list of
 * years passes: another rule reports it.
 *
 * @see spec document 2, section 5 "Generic rules": year lists, end year not earlier than start year
 *
 * @example
 * areYearsInOrder('2015-2017, 2010'); // true
 * areYearsInOrder('2017-2015'); // false
 * areYearsInOrder('soon'); // true: no list of years, so another rule reports it
 */
export function areYearsInOrder(value: string): boolean {
  return (parseYears(value) ?? []).every(({ from, to }) => from <= to);
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'yearsInOrder',
  order: 290,
  value: 'flag',
  rule: 'areYearsInOrder',
  key: 'validation_endYearEarlier',
  args: 'none',
  description:
    'Beside yearList: no range of years ends before it begins, so that 2017-2015 is refused. Message validation_endYearEarlier.',
};
