import { parseDecimal } from '../values/decimal.ts';

/**
 * Writes a percentage for people: `33.33%`.
 *
 * @param value digits, as stored; anything else is given back as it is
 */
export function formatPercentage(value: string): string {
  return parseDecimal(value) === undefined ? value : `${value}%`;
}
