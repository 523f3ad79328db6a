import type { Language } from '#engine';

/**
 * Joins sentences and skips absent ones. English needs a space between them; a Chinese full stop
 * contains its own.
 */
export function inOneLine(
  sentences: readonly (string | number | false | undefined)[],
  language: Language,
): string {
  return sentences.filter(Boolean).join(language === 'en' ? ' ' : '');
}
