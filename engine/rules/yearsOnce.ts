import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { parseYears } from './years.ts';

/**
 * Checks that a list of years contains each year only once, alone or in a range. A value that is
 * not a list of years passes: another rule reports it.
 *
 * @see spec document 2, section 5 "Generic rules": year lists, same year only once
 *
 * @example
 * areYearsOnce('2015-2017, 2019'); // true
 * areYearsOnce('2015-2017, 2016'); // false
 * areYearsOnce('soon'); // true: no list of years, so another rule reports it
 */
export function areYearsOnce(value: string): boolean {
  const sorted = (parseYears(value) ?? []).toSorted((a, b) => a.from - b.from);
  return sorted.every(({ from }, index) => index === 0 || from > (sorted[index - 1]?.to ?? from));
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'yearsOnce',
  order: 300,
  value: 'flag',
  rule: 'areYearsOnce',
  key: 'validation_yearTwice',
  args: 'none',
  description:
    'Beside yearList: no year repeats, also inside a range, so that "2015-2017, 2016" is refused. Message validation_yearTwice.',
};
