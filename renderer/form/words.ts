import type { Language } from '#engine';
import en from '../i18n/locales/en/form.json' with { type: 'json' };
import zhHans from '../i18n/locales/zh-Hans/form.json' with { type: 'json' };
import zhHant from '../i18n/locales/zh-Hant/form.json' with { type: 'json' };

/** A text of the form part itself, not of one form: "required", "Add another". */
export type WordKey = keyof typeof en;

/** Gives a text of the form part with its `{name}` places filled. */
export type Word = (key: WordKey, args?: Readonly<Record<string, string | number>>) => string;

/**
 * The form part's own texts in one language, at once and without a provider, so that templates and
 * widgets render the same on the server, in a story and in the portal.
 *
 * @returns the same function for the same language each time
 */
export function wordsIn(language: Language): Word {
  return WORDS[language];
}

/** Puts arguments into the `{name}` places of a text; a place without an argument stays as it is. */
export function fillPlaces(
  text: string,
  args: Readonly<Record<string, string | number>> | undefined,
): string {
  if (!args) return text;
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(args[name] ?? place));
}

/** "2 answers to correct". */
export function wrongWords(word: Word, count: number): string {
  return count === 1 ? word('record.wrong.one') : word('record.wrong.other', { count });
}

const wordsOf =
  (texts: Readonly<Record<WordKey, string>>): Word =>
  (key, args) =>
    fillPlaces(texts[key], args);

const WORDS: Readonly<Record<Language, Word>> = {
  en: wordsOf(en),
  'zh-Hant': wordsOf(zhHant),
  'zh-Hans': wordsOf(zhHans),
};
