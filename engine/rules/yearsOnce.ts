import { parseYears } from './years.ts';

/**
 * Tells whether a list of years names each year only once, in whatever range. What is no list of
 * years passes: another rule says so.
 *
 * @see spec document 2, section 5 "Generic rules": year lists, same year only once
 */
export function areYearsOnce(value: string): boolean {
  const sorted = (parseYears(value) ?? []).toSorted((a, b) => a.from - b.from);
  return sorted.every(({ from }, index) => index === 0 || from > (sorted[index - 1]?.to ?? from));
}
