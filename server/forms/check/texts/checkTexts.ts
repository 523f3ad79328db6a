import { ENGINE_KEYS } from '#compiler';
import {
  filledText,
  LANGUAGES,
  type Language,
  markedOptions,
  type Plan,
  type Texts,
} from '#engine';
import { featureMarks, featureProblems, withoutFeatureMarks } from './checkFeatures.ts';
import { checkKeys } from './checkKeys.ts';
import { looseMarks } from './checkMarks.ts';
import { loosePlaces, unknownPlaces } from './checkPlaces.ts';
import { neededTexts, type TextUse } from './neededTexts.ts';
import { type TextProblem, type TextsToCheck, textError } from './TextProblem.ts';

/**
 * Checks the texts of a form: the same keys and placeholders in all languages, all required texts,
 * no unused texts, and a text for every custom message key.
 */
export function checkTexts(texts: TextsToCheck): readonly TextProblem[] {
  const { plan, own, languages } = texts;
  const use = plan && neededTexts(plan);
  const keys = [...checkKeys(texts, use), ...compareTexts(own, languages)];
  if (!plan || !use) return keys;
  return [...keys, ...dumb(texts, use), ...undecided(texts, plan), ...unanswered(texts, plan)];
}

/** Finds marked words (shown or struck out by an option) whose option does not exist. */
function undecided({ all, languages }: TextsToCheck, plan: Plan): readonly TextProblem[] {
  return languages.flatMap((language) =>
    looseMarks(plan, all[language]).map(({ key, option, options }) => {
      const message = `The text "${key}" has a mark for "${option}", which is not an option`;
      const remedy = `Name one of ${options.join(', ')}.`;
      return textError(language, key, 'unknown-option', message, remedy);
    }),
  );
}

/** Finds placeholders for answers that are never filled. */
function unanswered({ all, languages }: TextsToCheck, plan: Plan): readonly TextProblem[] {
  return languages.flatMap((language) =>
    loosePlaces(plan, unmarked(all[language])).map(({ key, pointer, why }) =>
      why === 'nowhere'
        ? textError(
            language,
            key,
            'unknown-answer',
            `The text "${key}" has a placeholder for ${pointer}, which is not a single answer`,
            'Name a field outside record lists.',
          )
        : textError(
            language,
            key,
            'unfilled-place',
            `The text "${key}" has a placeholder for ${pointer}, but is shown unchanged`,
            'Put answers into the text of a note (ui:field note) only.',
          ),
    ),
  );
}

/**
 * Compares the languages of one set of texts: the same keys, sorted, with the same placeholders,
 * which must be known. Also checks the Chinese texts.
 */
export function compareLanguages(
  own: Readonly<Record<Language, Texts>>,
  languages: readonly Language[] = LANGUAGES,
): readonly TextProblem[] {
  return [...checkKeys({ own, all: own, languages }), ...compareTexts(own, languages)];
}

function compareTexts(
  own: Readonly<Record<Language, Texts>>,
  languages: readonly Language[],
): readonly TextProblem[] {
  const keys = [...new Set(languages.flatMap((language) => Object.keys(own[language])))];
  const wanted = (key: string) => own.en[key] ?? own['zh-Hant'][key] ?? own['zh-Hans'][key] ?? '';
  return languages.flatMap((language) => [
    ...keys.flatMap((key) => comparePlaces(language, key, own[language][key], wanted(key))),
    ...unsorted(language, Object.keys(own[language])),
    ...unfillable(language, unmarked(own[language])),
    ...misfeatured(language, own[language]),
    ...(language === 'en' ? [] : keys.flatMap((key) => checkChinese(language, key, own))),
  ]);
}

/** Finds marked parts of texts whose feature is unknown or whose mark is not closed. */
function misfeatured(language: Language, texts: Texts): readonly TextProblem[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    featureProblems(text).map(({ code, message, remedy }) =>
      textError(language, key, code, `The text "${key}" ${message}`, remedy),
    ),
  );
}

function unmarked(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, withoutFeatureMarks(text)]),
  );
}

/** Finds placeholders that are never filled. */
function unfillable(language: Language, texts: Texts): readonly TextProblem[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    unknownPlaces(key, text).map((place): TextProblem => {
      const message = `The text "${key}" has the placeholder ${place}, which is shown as it stands`;
      const remedy =
        'Every text knows {phone}; an error {label} and {0}, the title of a record {n}.';
      const named = textError(language, key, 'unknown-placeholder', message, remedy);
      return { ...named, severity: 'warning' };
    }),
  );
}

/**
 * Finds a Chinese text that is still in English, or has half-width punctuation after a Chinese
 * character.
 */
function checkChinese(
  language: Language,
  key: string,
  own: Readonly<Record<Language, Texts>>,
): readonly TextProblem[] {
  const text = own[language][key] ?? '';
  // A text that only contains an answer is the same in every language.
  const words = filledText(text, () => '');
  if (text === own.en[key] && /[a-z]{3}/i.test(words)) {
    const message = `The text "${key}" is still in English`;
    const remedy = 'Translate it.';
    return [
      { ...textError(language, key, 'not-translated', message, remedy), severity: 'warning' },
    ];
  }
  const [place] = LATIN_PUNCTUATION.exec(text) ?? [];
  if (place === undefined) return [];
  const message = `The text "${key}" has the half-width punctuation "${place}"`;
  const remedy = 'Use ，。；：？！ between Chinese characters.';
  return [
    { ...textError(language, key, 'latin-punctuation', message, remedy), severity: 'warning' },
  ];
}

const LATIN_PUNCTUATION = /\p{Script=Han}[,;:?!]|\p{Script=Han}\.(?=\s|$)/u;

function comparePlaces(
  language: Language,
  key: string,
  text: string | undefined,
  wanted: string,
): readonly TextProblem[] {
  if (text === undefined) return [];
  const [here, there] = [placeholdersOf(text), placeholdersOf(wanted)];
  if (here === there) return [];
  const message = `The text "${key}" has the placeholders ${here || 'none'}, not ${there || 'none'}`;
  const remedy = 'Use the same placeholders in all languages.';
  return [textError(language, key, 'placeholders-differ', message, remedy)];
}

function placeholdersOf(text: string): string {
  const words = withoutFeatureMarks(text);
  const places = [...words.matchAll(/\{(?:\w+|\/[^}]*)\}/g)].map(([place]) => place);
  const marks = [...places, ...featureMarks(text)];
  return [...marks, ...markedOptions(words).map((option) => `{${option}|…}`)].sort().join(' ');
}

function unsorted(language: Language, keys: readonly string[]): readonly TextProblem[] {
  const at = keys.findIndex((key, index) => index > 0 && key < (keys[index - 1] ?? ''));
  const key = keys[at];
  if (key === undefined) return [];
  const message = `The key "${key}" comes after "${keys[at - 1]}"`;
  const remedy = 'Sort the keys, so that the languages can be compared line by line.';
  return [{ ...textError(language, key, 'unsorted-keys', message, remedy), severity: 'warning' }];
}

/** Finds message keys without a text in the catalogue or the form. */
function dumb({ all, catalogue }: TextsToCheck, use: TextUse): readonly TextProblem[] {
  const engine: readonly string[] = Object.values(ENGINE_KEYS);
  return use.messages
    .filter(({ key }) => !catalogue.has(key) && !engine.includes(key))
    .map(({ key, textKeys, rule = key }) => ({
      key,
      textKeys: textKeys
        .filter((path) => all.en[`${path}.error.${rule}`] === undefined)
        .map((path) => `${path}.error.${key}`)
        .filter((textKey) => all.en[textKey] === undefined),
    }))
    .filter(({ textKeys }) => textKeys.length > 0)
    .map(({ key, textKeys }) => {
      const message = `No catalogue has the message "${key}"`;
      const remedy = `Add "${textKeys.join('", "')}" to the locales, or correct the key.`;
      return textError('en', textKeys[0] ?? key, 'unknown-message', message, remedy);
    });
}
