/** Formats an instant as a PDF date in UTC: `D:20261128103000Z`. */
export function pdfDate(instant: Date): string {
  return `D:${instant.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`;
}

/**
 * Parses a date in the format of `pdfDate` and ignores the text after it. Returns `undefined` for
 * any other text, and for a day or time that does not exist.
 */
export function instantOf(date: string | undefined): Date | undefined {
  const match = /^D:(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z/.exec(date ?? '');
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second] = match.map(Number);
  const instant = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second));
  return date?.startsWith(pdfDate(instant)) ? instant : undefined;
}
