import { AMOUNT_PREFIX } from '../constants/constants.ts';

/**
 * Formats an amount for display, in the same way in every language.
 *
 * @param cents integer cents of Hong Kong dollars
 * @returns prefix, grouped dollars, two decimals; a minus sign precedes the prefix
 * @throws {RangeError} when the number of cents is not a safe integer
 * @see specification, document 1, section 9
 *
 * @example
 * formatAmount(123400); // 'HK$1,234.00'
 * formatAmount(-5); // '-HK$0.05'
 * formatAmount(0.5);
 * // throws RangeError('Cannot write the amount: 0.5 is not a whole number of cents')
 */
export function formatAmount(cents: number): string {
  const [dollars = '', decimals = ''] = amountText(Math.abs(cents)).split('.');
  // Every language of the portal has the same format; the prefix comes from the specification, not
  // from the locale.
  whole ??= new Intl.NumberFormat('en-HK');
  return `${cents < 0 ? '-' : ''}${AMOUNT_PREFIX}${whole.format(Number(dollars))}.${decimals}`;
}

/** Created on first use, because the creation takes a tenth of a second on an old phone. */
let whole: Intl.NumberFormat | undefined;

/**
 * Formats an amount for other systems, without prefix and grouping.
 *
 * @param cents integer cents of Hong Kong dollars
 * @throws {RangeError} when the number of cents is not a safe integer
 *
 * @example
 * amountText(123400); // '1234.00'
 * amountText(-5); // '-0.05'
 * amountText(0.5); // throws RangeError('Cannot write the amount: 0.5 is not a whole number of cents')
 */
export function amountText(cents: number): string {
  if (!Number.isSafeInteger(cents)) {
    throw new RangeError(`Cannot write the amount: ${cents} is not a whole number of cents`);
  }
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Parses an amount.
 *
 * @param text dollars with at most two decimals, with or without grouping commas and `HK$`
 * @returns integer cents, or `undefined` for any other text, including a negative amount
 * @see specification, document 2, section 5 "Payment amount"
 *
 * @example
 * centsOf('HK$1,380.5'); // 138050
 * centsOf('1380'); // 138000
 * centsOf('13,80'); // undefined: wrong grouping
 * centsOf('-1.00'); // undefined
 * centsOf(''); // undefined
 */
export function centsOf(text: string): number | undefined {
  const match = AMOUNT.exec(text.trim());
  if (match === null) return undefined;
  const [, dollars = '', decimals = ''] = match;
  const cents = Number(dollars.replaceAll(',', '') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

const AMOUNT = /^(?:HK\$)?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;
