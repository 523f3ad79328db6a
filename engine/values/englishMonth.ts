/**
 * Returns the number of a month from its English name in any case. At least three letters are
 * needed.
 *
 * @returns 1 to 12; `undefined` for any other text
 *
 * @example
 * englishMonth('Dec'); // 12
 * englishMonth('SEPT'); // 9
 * englishMonth('De'); // undefined
 * englishMonth('12'); // undefined
 */
export function englishMonth(text: string): number | undefined {
  const start = text.toLowerCase();
  if (start.length < 3) return undefined;
  const index = NAMES.findIndex((name) => name.startsWith(start));
  return index < 0 ? undefined : index + 1;
}

const NAMES = [
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
