import { parseDecimal } from '../values/decimal.ts';

/**
 * Tells whether a text is a whole number, zero or more, in digits. (One that may be negative is
 * `decimalText` with `"multipleOf": "1"`.)
 *
 * @see spec document 2, section 5 "Generic rules": integers only, non-negative integer
 */
export function isIntegerText(value: string): boolean {
  return INTEGER.test(value) && parseDecimal(value) !== undefined;
}

const INTEGER = /^\d+$/;
