import type { Language } from '../constants/language.ts';

/**
 * Formats an applicant's time of day in a language.
 *
 * @param value `h:mm AM` or `h:mm PM`; any other text is returned unchanged
 *
 * @example
 * formatTime('2:05 PM', 'en'); // '2:05 PM'
 * formatTime('2:05 PM', 'zh-Hant'); // '下午2:05'
 * formatTime('noon', 'zh-Hant'); // 'noon'
 */
export function formatTime(value: string, language: Language): string {
  const match = TIME.exec(value);
  if (language === 'en' || match === null) return value;
  const [, clock = '', half = ''] = match;
  return `${half.toUpperCase() === 'AM' ? '上午' : '下午'}${clock}`;
}

const TIME = /^(\d{1,2}:\d{2})\s?([AP]M)$/i;
