import type { Language } from '../constants/language.ts';

/**
 * Formats an applicant's date in a language.
 *
 * @param value `DD/MM/YYYY` or `MM/YYYY`; any other text is returned unchanged
 *
 * @example
 * formatDate('01/12/2026', 'en'); // '01/12/2026'
 * formatDate('01/12/2026', 'zh-Hant'); // '2026年12月1日'
 * formatDate('12/2026', 'zh-Hans'); // '2026年12月'
 * formatDate('soon', 'zh-Hant'); // 'soon'
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
 * Formats an instant in Hong Kong time, in a language. `Intl` provides the time of day. The pattern
 * is Landform's own, because locale patterns differ between versions, and server, browser and PDF
 * must show the same text.
 *
 * @param instant ISO 8601 with offset, or milliseconds since 1970
 * @returns the text; `''` when the text is not an instant
 *
 * @example
 * formatInstant('2026-12-01T06:05:00Z', 'en'); // '01/12/2026 2:05 PM'
 * formatInstant('2026-12-01T00:05:00+08:00', 'zh-Hant'); // '2026年12月1日 上午12:05'
 * formatInstant('soon', 'en'); // ''
 */
export function formatInstant(instant: string | number, language: Language): string {
  const at = typeof instant === 'number' ? instant : Date.parse(instant);
  if (Number.isNaN(at)) return '';
  inHongKong ??= new Intl.DateTimeFormat('en-US', HONG_KONG);
  const parts = new Map(inHongKong.formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const date = formatDate(`${part('day')}/${part('month')}/${part('year')}`, language);
  const clock = `${part('hour')}:${part('minute')}`;
  const half = part('dayPeriod').toUpperCase();
  if (language === 'en') return `${date} ${clock} ${half}`;
  return `${date} ${half === 'AM' ? '上午' : '下午'}${clock}`;
}

const DATE = /^(?:(\d{2})\/)?(\d{2})\/(\d{4})$/;

const HONG_KONG: Intl.DateTimeFormatOptions = {
  timeZone: 'Asia/Hong_Kong',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
};

/** Created on first use, because the creation takes milliseconds on an old phone. */
let inHongKong: Intl.DateTimeFormat | undefined;
