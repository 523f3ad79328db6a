import { isDecimalMultiple, parseDecimal } from '../values/decimal.ts';

/**
 * Tells whether a number is a whole number of times a step. What is no number passes: another rule
 * says so.
 *
 * @see spec document 2, section 5 "Per-form field rules": registrationFee
 */
export function isMultipleOf(value: string | number, step: string | number): boolean {
  const [number, of] = [parseDecimal(value), parseDecimal(step)];
  return !number || !of || isDecimalMultiple(number, of);
}
