import { parseYears } from './years.ts';

/**
 * Tells whether every year of a list lies between two years, both allowed. What is no list of years
 * passes: another rule says so.
 *
 * @see spec document 2, section 5 "Generic rules": year lists, year out of range
 */
export function areYearsWithin(value: string, [first, last]: readonly [number, number]): boolean {
  return (parseYears(value) ?? []).every(({ from, to }) => from >= first && to <= last);
}
