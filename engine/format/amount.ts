import { AMOUNT_PREFIX } from '../constants.ts';

/**
 * Writes an amount for people: `HK$1,234.00`.
 *
 * @param cents integer cents of Hong Kong dollars
 * @returns prefix, grouped dollars, two decimals; a minus sign stands before the prefix
 * @see specification, document 1, section 9
 */
export function formatAmount(cents: number): string {
  const [dollars = '', decimals = ''] = amountText(Math.abs(cents)).split('.');
  // The same in every language of the portal; the prefix is the specification's, not the locale's.
  whole ??= new Intl.NumberFormat('en-HK');
  return `${cents < 0 ? '-' : ''}${AMOUNT_PREFIX}${whole.format(Number(dollars))}.${decimals}`;
}

/** Made when it is first wanted: an old phone takes a tenth of a second for it. */
let whole: Intl.NumberFormat | undefined;

/**
 * Writes an amount for machines and paths: `1234.00`.
 *
 * @param cents integer cents
 * @throws RangeError for what is no safe integer
 */
export function amountText(cents: number): string {
  if (!Number.isSafeInteger(cents)) {
    throw new RangeError(`Cannot write the amount: ${cents} is not a whole number of cents`);
  }
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Reads an amount.
 *
 * @param text dollars with at most two decimals, with or without grouping commas and `HK$`
 * @returns integer cents, or `undefined` for anything else; a negative amount is none
 * @see specification, document 2, section 5 "Payment amount"
 */
export function centsOf(text: string): number | undefined {
  const match = AMOUNT.exec(text.trim());
  if (match === null) return undefined;
  const [, dollars = '', decimals = ''] = match;
  const cents = Number(dollars.replaceAll(',', '') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

const AMOUNT = /^(?:HK\$)?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;
