import type { Rule } from '../definition/Rule.ts';
import { parseMonth } from '../values/calendar.ts';
import { hkidPart } from './hkidPart.ts';

/**
 * Tells what of an answer is wrong where one message key says it of several kinds, so that each has words
 * of its own: of an HKID the check character or its form; of what is no date a day, a month, or a date in
 * three parts, and of these the part that is missing; of what lies outside the bounds of a date, that it is a month.
 *
 * @param value that fails the rule
 * @returns `undefined` where the key says it all
 */
export function faultPart({ keyword }: Rule, value: unknown): string | undefined {
  if (keyword === 'hkid') return hkidPart(value);
  if (keyword === 'dateMin' || keyword === 'dateMax') return parseMonth(value) && 'month';
  if (keyword === 'dateParts') return missingPart(value);
  return KINDS[keyword];
}

/** Returns the first empty part of a date in three parts: `DD/MM/YYYY` with zeros for an empty part. */
function missingPart(value: unknown): string {
  const [day, month, year] = String(value).split('/');
  if (day === '00') return 'noDay';
  if (month === '00') return 'noMonth';
  return year === '00' ? 'noYear' : 'parts';
}

const KINDS: Readonly<Record<string, string>> = {
  hkDate: 'day',
  monthYear: 'month',
};
