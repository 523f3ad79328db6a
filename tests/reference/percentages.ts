/** Checks whether a text is a number from 0 to 100 with at most two decimals. */
export function isPercentage(text: string): boolean {
  const [whole = '', hundredths, ...more] = text.split('.');
  if (more.length > 0 || !isDigits(whole)) return false;
  if (hundredths === undefined) return Number(whole) <= 100;
  if (!isDigits(hundredths) || hundredths.length > 2) return false;
  return Number(whole) < 100 || (Number(whole) === 100 && Number(hundredths) === 0);
}

/**
 * Returns `33.33%` and `33.33 %` as `33.33`. A text without a number before the sign is unchanged.
 */
export function withoutSign(text: string): string {
  if (!text.endsWith('%')) return text;
  const before = text.slice(0, text.endsWith(' %') ? -' %'.length : -'%'.length);
  const parts = before.replace(/^-/, '').split('.');
  return parts.length <= 2 && parts.every(isDigits) ? before : text;
}

function isDigits(text: string): boolean {
  return text !== '' && [...text].every((character) => '0123456789'.includes(character));
}
