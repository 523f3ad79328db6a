import type { Language } from '#engine';

/** Sentences one after another, those that are absent left out. A Chinese full stop brings its own space. */
export function inOneLine(
  sentences: readonly (string | number | false | undefined)[],
  language: Language,
): string {
  return sentences.filter(Boolean).join(language === 'en' ? ' ' : '');
}
