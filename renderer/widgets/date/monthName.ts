const ENGLISH = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/**
 * The number of a month: of `12`, `Dec` or `December`.
 *
 * @param text digits, or an English name of at least three letters
 * @returns 1 to 12 for a name, any number for digits; `undefined` for another word
 */
export function monthNumber(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  const start = text.toLowerCase();
  if (start.length < 3) return undefined;
  const index = ENGLISH.findIndex((name) => name.startsWith(start));
  return index < 0 ? undefined : index + 1;
}
