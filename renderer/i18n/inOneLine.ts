import type { Language } from '#engine';

/**
 * Joins sentences and skips absent ones. In English, adds a space between sentences; a Chinese full
 * stop includes the space.
 */
export function inOneLine(
  sentences: readonly (string | number | false | undefined)[],
  language: Language,
): string {
  return sentences.filter(Boolean).join(language === 'en' ? ' ' : '');
}
