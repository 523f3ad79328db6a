import type { Rule } from '../definition/Rule.ts';
import { parseMonth } from '../values/calendar.ts';
import { hkidPart } from './hkidPart.ts';

/**
 * Returns the wrong part of an answer if one message key covers several faults. Each fault then has
 * its own text. For an HKID it is the check character or the format. For an invalid date it is a
 * day, a month, or a date in three parts. For a date in three parts it is the missing part. For a
 * date out of bounds it is a month.
 *
 * @param value a value that fails the rule
 * @returns `undefined` if the key alone suffices
 */
export function violatedPart({ keyword }: Rule, value: unknown): string | undefined {
  if (keyword === 'hkid') return hkidPart(value);
  if (keyword === 'dateMin' || keyword === 'dateMax') return parseMonth(value) && 'month';
  if (keyword === 'dateParts') return missingPart(value);
  return KINDS[keyword];
}

/**
 * Returns the first empty part of a date in three parts. In `DD/MM/YYYY`, an empty part is zeros.
 */
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
