/** Tells whether an applicant can mean a year: from 1900, where date pickers begin, to 2100. */
export function isPlausibleYear(year: number): boolean {
  return year >= 1900 && year <= 2100;
}
