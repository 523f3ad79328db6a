import type { Language } from '../language.ts';

/**
 * Writes a date that an applicant gave: `01/12/2026`, or `2026年12月1日` in Chinese.
 *
 * @param value `DD/MM/YYYY` or `MM/YYYY`; anything else is given back as it is
 */
export function formatDate(value: string, language: Language): string {
  if (language === 'en') return value;
  const match = DATE.exec(value);
  if (match === null) return value;
  const [, day, month = '', year = ''] = match;
  const upToMonth = `${year}年${Number(month)}月`;
  return day === undefined ? upToMonth : `${upToMonth}${Number(day)}日`;
}

/**
 * Writes an instant as Hong Kong reads it: `01/12/2026 2:05 PM`, `2026年12月1日 下午2:05`.
 *
 * @param instant ISO 8601 with offset, or milliseconds since 1970
 * @returns the text, or `''` for what is no instant. Hong Kong keeps no summer time: eight hours
 * are added to UTC, so that server, browser and PDF agree without a time-zone table
 */
export function formatInstant(instant: string | number, language: Language): string {
  const at = typeof instant === 'number' ? instant : Date.parse(instant);
  if (Number.isNaN(at)) return '';
  const local = new Date(at + HONG_KONG_OFFSET_MS);
  const date = [local.getUTCDate(), local.getUTCMonth() + 1]
    .map((part) => String(part).padStart(2, '0'))
    .join('/');
  const hour = local.getUTCHours();
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${String(local.getUTCMinutes()).padStart(2, '0')}`;
  const written = formatDate(`${date}/${local.getUTCFullYear()}`, language);
  const half = hour < 12 ? 'am' : 'pm';
  return language === 'en'
    ? `${written} ${clock} ${half.toUpperCase()}`
    : `${written} ${half === 'am' ? '上午' : '下午'}${clock}`;
}

const DATE = /^(?:(\d{2})\/)?(\d{2})\/(\d{4})$/;
const HONG_KONG_OFFSET_MS = 8 * 60 * 60 * 1000;
