import { ENGINE_KEYS } from '#compiler';
import {
  filledText,
  LANGUAGES,
  type Language,
  markedOptions,
  type Plan,
  type Texts,
} from '#engine';
import { featureFaults, featureMarks, withoutFeatureMarks } from './checkFeatures.ts';
import { looseMarks } from './checkMarks.ts';
import { loosePlaces, unknownPlaces } from './checkPlaces.ts';
import { neededTexts, type TextUse } from './neededTexts.ts';

/** Something wrong with one text of one language. */
export interface TextFault {
  readonly language: Language;
  /** The key at fault, or that is missing. */
  readonly key: string;
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
}

/** The texts of a form to judge. */
export interface TextsToCheck {
  /** As they stand in the form's own files. */
  readonly own: Readonly<Record<Language, Texts>>;
  /** With those of the shared blocks. */
  readonly all: Readonly<Record<Language, Texts>>;
  /** Absent when the form did not compile: then only the languages are compared. */
  readonly plan?: Plan | undefined;
  /** Languages that the form is offered in. */
  readonly languages: readonly Language[];
  /** Keys of the product's message catalogue. */
  readonly catalogue: ReadonlySet<string>;
}

/**
 * Judges the texts of a form: the same keys and placeholders in all languages, every text that the
 * form needs, none that it does not, and words for every message key that its author invented.
 */
export function checkTexts(texts: TextsToCheck): readonly TextFault[] {
  const { plan } = texts;
  const differences = compareLanguages(texts.own, texts.languages);
  if (!plan) return differences;
  const use = neededTexts(plan);
  return [
    ...differences,
    ...missing(texts, use),
    ...unused(texts.own, use),
    ...dumb(texts, use),
    ...undecided(texts, plan),
    ...unanswered(texts, plan),
  ];
}

/** Words to be crossed out for an option that there is not. */
function undecided({ all, languages }: TextsToCheck, plan: Plan): readonly TextFault[] {
  return languages.flatMap((language) =>
    looseMarks(plan, all[language]).map(({ key, option, options }) => {
      const message = `The text "${key}" has a mark for "${option}", which is no option`;
      const remedy = `Name one of ${options.join(', ')}.`;
      return fault(language, key, 'unknown-option', message, remedy);
    }),
  );
}

/** Places for answers that stay as they are. */
function unanswered({ all, languages }: TextsToCheck, plan: Plan): readonly TextFault[] {
  return languages.flatMap((language) =>
    loosePlaces(plan, unmarked(all[language])).map(({ key, pointer, why }) =>
      why === 'nowhere'
        ? fault(
            language,
            key,
            'unknown-answer',
            `The text "${key}" has a place for ${pointer}, where there is no single answer`,
            'Name a field outside record lists.',
          )
        : fault(
            language,
            key,
            'unfilled-place',
            `The text "${key}" has a place for ${pointer}, but is shown as it stands`,
            'Put answers into the text of a note (ui:field note) only.',
          ),
    ),
  );
}

/** The same keys and order in all languages of one set of texts, the same placeholders, and known ones. */
export function compareLanguages(
  own: Readonly<Record<Language, Texts>>,
  languages: readonly Language[] = LANGUAGES,
): readonly TextFault[] {
  const keys = [...new Set(languages.flatMap((language) => Object.keys(own[language])))];
  const wanted = (key: string) => own.en[key] ?? own['zh-Hant'][key] ?? own['zh-Hans'][key] ?? '';
  return languages.flatMap((language) => [
    ...keys.flatMap((key) => compareKey(language, key, own[language][key], wanted(key))),
    ...unsorted(language, Object.keys(own[language])),
    ...unfillable(language, unmarked(own[language])),
    ...misfeatured(language, own[language]),
    ...(language === 'en' ? [] : keys.flatMap((key) => checkChinese(language, key, own))),
  ]);
}

/** Parts for features that the portal does not know, or that are not closed. */
function misfeatured(language: Language, texts: Texts): readonly TextFault[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    featureFaults(text).map(({ code, message, remedy }) =>
      fault(language, key, code, `The text "${key}" ${message}`, remedy),
    ),
  );
}

function unmarked(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, withoutFeatureMarks(text)]),
  );
}

/** Placeholders that nobody fills in. */
function unfillable(language: Language, texts: Texts): readonly TextFault[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    unknownPlaces(key, text).map((place): TextFault => {
      const message = `The text "${key}" has the placeholder ${place}, which is shown as it stands`;
      const remedy =
        'Every text knows {phone}; an error {label} and {0}, the title of a record {n}.';
      const named = fault(language, key, 'unknown-placeholder', message, remedy);
      return { ...named, severity: 'warning' };
    }),
  );
}

/** English words left in the Chinese, and half-width punctuation between Chinese characters. */
function checkChinese(
  language: Language,
  key: string,
  own: Readonly<Record<Language, Texts>>,
): readonly TextFault[] {
  const text = own[language][key] ?? '';
  // A text that is an answer, and nothing else, is the same in every language.
  const words = filledText(text, () => '');
  if (text === own.en[key] && /[a-z]{3}/i.test(words)) {
    const message = `The text "${key}" is still in English`;
    const remedy = 'Translate it.';
    return [{ ...fault(language, key, 'not-translated', message, remedy), severity: 'warning' }];
  }
  const [place] = LATIN_PUNCTUATION.exec(text) ?? [];
  if (place === undefined) return [];
  const message = `The text "${key}" has the half-width punctuation "${place}"`;
  const remedy = 'Use ，。；：？！ between Chinese characters.';
  return [{ ...fault(language, key, 'latin-punctuation', message, remedy), severity: 'warning' }];
}

const LATIN_PUNCTUATION = /\p{Script=Han}[,;:?!]|\p{Script=Han}\.(?=\s|$)/u;

function compareKey(
  language: Language,
  key: string,
  text: string | undefined,
  wanted: string,
): readonly TextFault[] {
  if (text === undefined) {
    const message = `The text "${key}" is missing; another language has it`;
    return [fault(language, key, 'missing-text', message, 'Add it in all three languages.')];
  }
  const [here, there] = [placeholdersOf(text), placeholdersOf(wanted)];
  if (here === there) return [];
  const message = `The text "${key}" has the placeholders ${here || 'none'}, not ${there || 'none'}`;
  const remedy = 'Use the same placeholders in all languages.';
  return [fault(language, key, 'placeholders-differ', message, remedy)];
}

function placeholdersOf(text: string): string {
  const words = withoutFeatureMarks(text);
  const places = [...words.matchAll(/\{(?:\w+|\/[^}]*)\}/g)].map(([place]) => place);
  const marks = [...places, ...featureMarks(text)];
  return [...marks, ...markedOptions(words).map((option) => `{${option}|…}`)].sort().join(' ');
}

function unsorted(language: Language, keys: readonly string[]): readonly TextFault[] {
  const at = keys.findIndex((key, index) => index > 0 && key < (keys[index - 1] ?? ''));
  const key = keys[at];
  if (key === undefined) return [];
  const message = `The key "${key}" stands after "${keys[at - 1]}"`;
  const remedy = 'Sort the keys, so that the languages can be compared line by line.';
  return [{ ...fault(language, key, 'unsorted-keys', message, remedy), severity: 'warning' }];
}

function missing({ all, languages }: TextsToCheck, use: TextUse): readonly TextFault[] {
  return [...use.needed].flatMap((key) => {
    // One language alone is the business of the comparison.
    if (languages.some((language) => all[language][key] !== undefined)) return [];
    const remedy = `Add "${key}" to the locales of the form.`;
    return [fault('en', key, 'missing-text', `The form needs the text "${key}"`, remedy)];
  });
}

function unused(own: Readonly<Record<Language, Texts>>, use: TextUse): readonly TextFault[] {
  return LANGUAGES.flatMap((language) =>
    Object.keys(own[language])
      .filter((key) => !use.needed.has(key) && !use.allowed(key))
      .map((key) => {
        const remedy = 'Remove it, or correct the path or the option that it names.';
        return fault(language, key, 'unused-text', `Nothing shows the text "${key}"`, remedy);
      }),
  );
}

/** Message keys that neither the catalogue nor the form puts into words. */
function dumb({ all, catalogue }: TextsToCheck, use: TextUse): readonly TextFault[] {
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
      return fault('en', textKeys[0] ?? key, 'unknown-message', message, remedy);
    });
}

function fault(
  language: Language,
  key: string,
  code: string,
  message: string,
  remedy: string,
): TextFault {
  return { language, key, severity: 'error', code, message, remedy };
}
