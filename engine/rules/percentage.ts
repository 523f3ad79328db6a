import { isInValueRange } from './valueRange.ts';

/**
 * Tells whether a text is a percentage: a number from 0 to 100 with at most two decimals. The sign
 * `%` is dropped by normalising.
 *
 * @see spec document 2, section 9: numbers have two decimals; that shares lie within 0 and 100 is ours
 */
export function isPercentage(value: string): boolean {
  return PERCENTAGE.test(value) && isInValueRange(value, ['0', '100']);
}

const PERCENTAGE = /^\d+(?:\.\d{1,2})?$/;
