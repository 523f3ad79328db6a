/**
 * Groups the thousands of a number, in the same way in every language of the portal. A text that is
 * not plain digits stays unchanged, so that the user can see and correct a mistake. Leading zeros
 * and all decimals stay, which `Intl.NumberFormat` would drop.
 *
 * @example
 * groupDigits('1234567.50'); // '1,234,567.50'
 * groupDigits('0012345'); // '0,012,345'
 * groupDigits('12a45'); // '12a45'
 */
export function groupDigits(text: string): string {
  const match = NUMBER.exec(text);
  if (!match) return text;
  const [, sign = '', whole = '', decimals = ''] = match;
  const rest = whole.length % 3;
  const thousands = [whole.slice(0, rest), ...(whole.slice(rest).match(/\d{3}/g) ?? [])];
  return sign + thousands.filter((digits) => digits !== '').join(',') + decimals;
}

const NUMBER = /^(-?)(\d+)(\.\d*)?$/;
