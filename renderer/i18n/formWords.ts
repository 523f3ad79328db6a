import type { Language } from '#engine';
import type en from './locales/en/form.json';
import type { TextArguments, TextKey, TextRules, TextsLike } from './TextTable.ts';

/**
 * The key of a product text of the fields, widgets and templates, for example "required" or "Add
 * another". A form's own texts have other keys.
 */
export type WordKey = TextKey<typeof en>;

/** The product texts of the fields, widgets and templates in one language, by key. */
export type FormWords = TextsLike<typeof en>;

/** A function that returns a product text with its `{name}` placeholders filled. */
export type Word = (key: WordKey, args?: TextArguments) => string;

/**
 * Registers the texts of a language, which `loadProductTexts` loads. A second call for the same
 * language changes nothing.
 *
 * @param rules i18next's rules in the portal. They are an argument, so that a form outside the
 *   portal does not load i18next (docs/decisions/199)
 */
export function addWords(language: Language, texts: FormWords, rules: TextRules): void {
  if (LOADED.has(language)) return;
  LOADED.set(language, { texts, rules, word: tableReader(language, texts, rules) });
}

/**
 * Returns the function for the texts in one language, synchronously and without a provider.
 * Templates and widgets then render the same on the server, in a story and in the portal.
 *
 * @returns the same function for the same language each time
 * @throws {RangeError} when the texts of that language are not loaded
 */
export function wordsIn(language: Language): Word {
  return loaded(language).word;
}

/**
 * Returns a function for the texts in one language together with other texts. Returns a new
 * function each time.
 *
 * @throws {RangeError} when the texts of that language are not loaded
 */
export function wordsWith<Key extends string>(
  language: Language,
  others: Readonly<Partial<Record<Key, string>>>,
): (key: WordKey | Key, args?: TextArguments) => string {
  const { texts, rules } = loaded(language);
  return tableReader(language, { ...texts, ...others }, rules);
}

/**
 * Fills the `{name}` placeholders of a text that is in no catalogue, for example a form's own text.
 * A placeholder without an argument is unchanged.
 *
 * @throws {RangeError} before the first call of `addWords`
 */
export function fillPlaces(text: string, args: TextArguments): string {
  const [first] = LOADED.values();
  if (!first) throw new RangeError('Cannot fill a text: no language is loaded');
  return first.rules.fill(text, args);
}

/**
 * Returns a function that reads a table of texts. It returns the same as i18next's `t`, which is
 * too slow for 200 fields (docs/decisions/199). A missing key is returned as it is.
 */
function tableReader<Key extends string>(
  language: Language,
  texts: Readonly<Partial<Record<string, string>>>,
  rules: TextRules,
): (key: Key, args?: TextArguments) => string {
  return (key, args) => {
    if (args === undefined) return texts[key] ?? key;
    const { count } = args;
    const suffix = typeof count === 'number' ? rules.pluralSuffix(language, count) : '';
    return rules.fill(texts[key + suffix] ?? texts[key] ?? key, args);
  };
}

function loaded(language: Language): Loaded {
  const found = LOADED.get(language);
  if (!found) throw new RangeError(`Cannot show a form: its texts in ${language} are not loaded`);
  return found;
}

interface Loaded {
  readonly texts: FormWords;
  readonly rules: TextRules;
  readonly word: Word;
}

const LOADED = new Map<Language, Loaded>();
