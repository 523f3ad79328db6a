import type { Language } from '#engine';
import type en from '../i18n/locales/en/form.json';

/** A text of the form part itself, not of one form: "required", "Add another". */
export type WordKey = keyof typeof en;

/** The form part's texts in one language, by key. */
export type FormWords = Readonly<Record<WordKey, string>>;

/** Gives a text of the form part with its `{name}` places filled. */
export type Word = (key: WordKey, args?: Readonly<Record<string, string | number>>) => string;

/** Takes in the texts of a language, which come with the product's (`loadProductTexts`). */
export function addWords(language: Language, texts: FormWords): void {
  if (!WORDS.has(language)) WORDS.set(language, wordsOf(texts));
}

/**
 * The form part's own texts in one language, at once and without a provider, so that templates and
 * widgets render the same on the server, in a story and in the portal.
 *
 * @returns the same function for the same language each time
 * @throws {RangeError} when that language's texts have not come
 */
export function wordsIn(language: Language): Word {
  const word = WORDS.get(language);
  if (!word) throw new RangeError(`Cannot show a form: its words in ${language} have not come`);
  return word;
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
  (texts: FormWords): Word =>
  (key, args) =>
    fillPlaces(texts[key], args);

const WORDS = new Map<Language, Word>();
