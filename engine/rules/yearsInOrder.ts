import { parseYears } from './years.ts';

/**
 * Tells whether no range of a list of years ends before it begins. What is no list of years passes:
 * another rule says so.
 *
 * @see spec document 2, section 5 "Generic rules": year lists, end year not earlier than start year
 */
export function areYearsInOrder(value: string): boolean {
  return (parseYears(value) ?? []).every(({ from, to }) => from <= to);
}
