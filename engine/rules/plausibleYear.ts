/**
 * Checks whether a year is plausible: from 1900, where date pickers begin, to 2100.
 *
 * @example
 * isPlausibleYear(1900); // true
 * isPlausibleYear(26); // false
 */
export function isPlausibleYear(year: number): boolean {
  return year >= 1900 && year <= 2100;
}
