import type { Language } from '../language.ts';

/**
 * Writes a time that an applicant gave: `2:05 PM`, or `下午2:05` in Chinese.
 *
 * @param value `h:mm AM/PM`; anything else is given back as it is
 */
export function formatTime(value: string, language: Language): string {
  const match = TIME.exec(value);
  if (language === 'en' || match === null) return value;
  const [, clock = '', half = ''] = match;
  return `${half.toUpperCase() === 'AM' ? '上午' : '下午'}${clock}`;
}

const TIME = /^(\d{1,2}:\d{2})\s?([AP]M)$/i;
