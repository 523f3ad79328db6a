import { parseYears } from './years.ts';

/**
 * Tells whether a text is a list of years and ranges of years: `2015-2017, 2019`.
 *
 * @see spec document 2, section 5 "Generic rules": year lists, invalid format
 */
export function isYearList(value: string): boolean {
  return parseYears(value) !== undefined;
}
