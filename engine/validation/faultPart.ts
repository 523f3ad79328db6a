import type { Rule } from '../definition/Rule.ts';
import { parseMonth } from '../values/calendar.ts';
import { hkidPart } from './hkidPart.ts';

/**
 * Tells what of an answer is wrong where one message key says it of several kinds, so that each has words
 * of its own: of an HKID the check character or its form; of what is no date a day, a month, or a date in
 * three parts; of what lies outside the bounds of a date, that it is a month.
 *
 * @param value that fails the rule
 * @returns `undefined` where the key says it all
 */
export function faultPart({ keyword }: Rule, value: unknown): string | undefined {
  if (keyword === 'hkid') return hkidPart(value);
  if (keyword === 'dateMin' || keyword === 'dateMax') return parseMonth(value) && 'month';
  return KINDS[keyword];
}

const KINDS: Readonly<Record<string, string>> = {
  hkDate: 'day',
  monthYear: 'month',
  dateParts: 'parts',
};
