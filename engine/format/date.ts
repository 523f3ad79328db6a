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
 * @returns the text, or `''` for what is no instant. Time zone and clock are those of `Intl`, the
 * pattern is ours: that of a locale differs between versions, and server, browser and PDF must agree
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

/** Made when it is first wanted: an old phone takes milliseconds for it. */
let inHongKong: Intl.DateTimeFormat | undefined;
