import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { parseYears } from './years.ts';

/**
 * Checks whether a text is a list of years and ranges of years: `2015-2017, 2019`.
 *
 * @see spec document 2, section 5 "Generic rules": year lists, invalid format
 *
 * @example
 * isYearList('2015-2017, 2019'); // true
 * isYearList('2015、2017'); // true
 * isYearList('2015 to 2017'); // false
 * isYearList('2015,'); // false: an empty part
 */
export function isYearList(value: string): boolean {
  return parseYears(value) !== undefined;
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'yearList',
  order: 280,
  value: 'flag',
  rule: 'isYearList',
  key: 'validation_yearInvalid',
  args: 'none',
  spellings: ['narrow'],
  conditionalSpellings: ['narrow'],
  description:
    'Years and ranges of years with commas between them. Message validation_yearInvalid. Example: 2015-2017, 2019.',
};
