import { parseDecimal } from '../values/decimal.ts';

/**
 * Formats a percentage for display.
 *
 * @param value the stored digits; any other text is returned unchanged
 *
 * @example
 * formatPercentage('33.33'); // '33.33%'
 * formatPercentage('a third'); // 'a third'
 */
export function formatPercentage(value: string): string {
  return parseDecimal(value) === undefined ? value : `${value}%`;
}
