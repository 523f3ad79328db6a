import type { Language } from '#engine';
import en from '../i18n/locales/en/lateForm.json' with { type: 'json' };
import simplified from '../i18n/locales/zh-Hans/lateForm.json' with { type: 'json' };
import traditional from '../i18n/locales/zh-Hant/lateForm.json' with { type: 'json' };
import { useFormPart } from './FormPart.ts';
import { fillPlaces, type WordKey, wordsIn } from './words.ts';

/** A text of the form part that only code needs which comes late; those of `words.ts` serve there, too. */
export type LateWordKey = WordKey | keyof typeof en;

/** Gives such a text with its `{name}` places filled. */
export type LateWord = (
  key: LateWordKey,
  args?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The form part's texts in one language, with those of what comes late. To be imported by such code
 * alone, with which they come in all languages: a first page would carry them for nothing.
 *
 * @returns the same function for the same language each time
 * @throws {RangeError} when that language's other texts have not come
 */
export function lateWordsIn(language: Language): LateWord {
  const known = WORDS.get(language);
  if (known) return known;
  const texts: Readonly<Record<string, string>> = TEXTS[language];
  const word = wordsIn(language);
  const late: LateWord = (key, args) => {
    const text = texts[key];
    return text === undefined ? word(key as WordKey, args) : fillPlaces(text, args);
  };
  WORDS.set(language, late);
  return late;
}

/** The same in the language of the form around a widget. */
export function useLateWord(): LateWord {
  return lateWordsIn(useFormPart().language);
}

const TEXTS: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = {
  en,
  'zh-Hant': traditional,
  'zh-Hans': simplified,
};

const WORDS = new Map<Language, LateWord>();
