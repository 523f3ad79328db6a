/**
 * Puts the slashes into a date as it is typed at its end: `01` becomes `01/`, `01/12` becomes
 * `01/12/`, and a slash, point or hyphen typed after one digit pads it: `1/` becomes `01/`.
 *
 * @param text what the box holds; dates are day, month, year (specification, document 2, section 5)
 */
export function slashDate(text: string): string {
  const padded = text.replace(/^(\d)[/.-]$/, '0$1/').replace(/^(\d\d\/)(\d)[/.-]$/, '$10$2/');
  const even = padded.replace(/^(\d\d)[.-]$/, '$1/').replace(/^(\d\d\/\d\d)[.-]$/, '$1/');
  return /^\d\d$|^\d\d\/\d\d$/.test(even) ? `${even}/` : even;
}

/**
 * Reads a pasted date in the spellings that people copy: `2026-12-01`, `1.12.2026`, `1 12 2026`,
 * `20261201`, `2026年12月1日`.
 *
 * @returns `DD/MM/YYYY`, or `undefined` when the text is not plainly a date; the day is not checked
 */
export function readDate(text: string): string | undefined {
  const plain = text.trim();
  const yearFirst = YEAR_FIRST.exec(plain);
  if (yearFirst) return dateOf(yearFirst[3], yearFirst[2], yearFirst[1]);
  const dayFirst = DAY_FIRST.exec(plain);
  if (dayFirst) return dateOf(dayFirst[1], dayFirst[2], dayFirst[3]);
  return undefined;
}

const YEAR_FIRST = /^(\d{4})(?:[-/.\s年]\s?)?(\d{1,2})(?:[-/.\s月]\s?)?(\d{1,2})日?$/;
const DAY_FIRST = /^(\d{1,2})[-/.\s]\s?(\d{1,2})[-/.\s]\s?(\d{4})$/;

function dateOf(day = '', month = '', year = ''): string {
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
}
