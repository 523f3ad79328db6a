import type { Language } from '#engine';
import { type WordKey, wordsWith } from '../i18n/formWords.ts';
import en from '../i18n/locales/en/lazyForm.json' with { type: 'json' };
import simplified from '../i18n/locales/zh-Hans/lazyForm.json' with { type: 'json' };
import traditional from '../i18n/locales/zh-Hant/lazyForm.json' with { type: 'json' };
import type { TextArguments, TextKey, TextsLike } from '../i18n/TextTable.ts';
import { useFormPart } from './FormPart.ts';

/** The key of a text for lazy code: a key of the lazy texts or of `formWords.ts`. */
export type LazyWordKey = WordKey | TextKey<typeof en>;

/** A function that returns the text of a key with its `{name}` placeholders filled. */
export type LazyWord = (key: LazyWordKey, args?: TextArguments) => string;

/**
 * Returns the function for texts in one language, including those of lazy code. Only lazy code may
 * import this file. It contains the texts of all languages, which would slow down the first page.
 *
 * @returns the same function for the same language each time
 * @throws {RangeError} when the texts of `formWords.ts` in that language are not loaded
 */
export function lazyWordsIn(language: Language): LazyWord {
  const known = WORDS.get(language);
  if (known) return known;
  const lazyWord: LazyWord = wordsWith(language, TEXTS[language]);
  WORDS.set(language, lazyWord);
  return lazyWord;
}

/** Returns the function of `lazyWordsIn` for the language of the surrounding form. */
export function useLazyWord(): LazyWord {
  return lazyWordsIn(useFormPart().language);
}

const TEXTS: Readonly<Record<Language, TextsLike<typeof en>>> = {
  en,
  'zh-Hant': traditional,
  'zh-Hans': simplified,
};

const WORDS = new Map<Language, LazyWord>();
