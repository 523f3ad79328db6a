import { parseDecimal } from '../values/decimal.ts';

/**
 * Tells whether a text is a decimal number, negative ones included.
 *
 * @see spec document 2, section 5 "Generic rules": numbers only
 */
export function isDecimalText(value: string): boolean {
  return parseDecimal(value) !== undefined;
}
