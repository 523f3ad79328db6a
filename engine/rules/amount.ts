import { parseDecimal } from '../values/decimal.ts';

/**
 * Tells whether a text is an amount of money: digits, at most two decimals, not negative. Commas
 * that group thousands rightly are dropped by normalising, so that one left over is wrong. A point
 * needs digits on both sides: `.5` is refused rather than guessed at.
 *
 * @see spec document 2, section 5 "Generic rules": payment amount
 */
export function isAmount(value: string): boolean {
  return AMOUNT.test(value) && parseDecimal(value) !== undefined;
}

const AMOUNT = /^\d+(?:\.\d{1,2})?$/;
