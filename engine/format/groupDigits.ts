/**
 * Groups the thousands of a number: `1234567.5` becomes `1,234,567.5`. What is not plain
 * digits stays as it is, so that a mistake can be seen and corrected; so do zeros in front and any
 * number of decimals, which a number's own format would drop. The same in every language of the portal.
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
