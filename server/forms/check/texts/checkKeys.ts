import { LANGUAGES, type Language } from '#engine';
import { type ComparedTexts, type MisspeltKey, misspeltKeys } from './misspeltKeys.ts';
import type { TextUse } from './neededTexts.ts';
import { type TextProblem, textError } from './TextProblem.ts';

/**
 * Checks the keys of texts: misspelt, missing and unused ones. A misspelt key causes one finding,
 * at the key; neither the missing text nor the other languages are reported with it.
 *
 * @param use the texts that the form shows; absent for shared blocks, and when the form did not
 *   compile
 */
export function checkKeys(texts: ComparedTexts, use?: TextUse): readonly TextProblem[] {
  const misspelt = misspeltKeys(texts, use);
  return [
    ...misspelt.map((each) => misspeltProblem(each, use !== undefined)),
    ...missing(texts, misspelt, use),
    ...(use ? unused(texts, misspelt, use) : []),
  ];
}

function misspeltProblem({ language, key, meant }: MisspeltKey, isCertain: boolean): TextProblem {
  const message = isCertain
    ? `Nothing shows the text "${key}"`
    : `No other language has the text "${key}"`;
  return textError(language, key, 'unused-text', message, `Did you mean "${meant}"?`);
}

/** Finds texts that a language lacks. A key that nothing shows is not a missing text. */
function missing(
  texts: ComparedTexts,
  misspelt: readonly MisspeltKey[],
  use?: TextUse,
): readonly TextProblem[] {
  const { own, languages } = texts;
  const strays = new Set(misspelt.map(({ key }) => key));
  const written = languages.flatMap((language) => Object.keys(own[language]));
  const isShown = (key: string) => !use || use.needed.has(key) || use.allowed(key);
  const keys = new Set([...written, ...(use?.needed ?? [])]);
  return [...keys]
    .filter((key) => !strays.has(key) && isShown(key))
    .flatMap((key) => missingText(texts, key, misspelt, use !== undefined));
}

function missingText(
  { own, all, languages }: ComparedTexts,
  key: string,
  misspelt: readonly MisspeltKey[],
  hasPlan: boolean,
): readonly TextProblem[] {
  const isOwn = languages.some((language) => own[language][key] !== undefined);
  const set = isOwn ? own : all;
  const lacking = languages.filter((language) => set[language][key] === undefined);
  const reported = misspelt.filter(({ meant }) => meant === key).map(({ language }) => language);
  const open = lacking.filter((language) => !reported.includes(language));
  const [first] = open;
  if (first === undefined) return [];
  if (open.length === languages.length && languages.length > 1) {
    const files = languages.map((language) => `locales/${language}.json`).join(', ');
    const message = `The form needs the text "${key}"`;
    return [at(own, textError(first, key, 'missing-text', message, `Add it to ${files}.`))];
  }
  return open.map((language) => {
    const example = exampleOf(own, key);
    const message = `${language} lacks the text "${key}"${example}`;
    const found = at(own, textError(language, key, 'missing-text', message, ''));
    return { ...found, remedy: `${placeOf(found)}${simplifying(own, language, key, hasPlan)}` };
  });
}

/** Adds the key of the file next to which the missing text belongs. */
function at(own: ComparedTexts['own'], problem: TextProblem): TextProblem {
  const keys = Object.keys(own[problem.language]).sort();
  const beside = keys.findLast((key) => key < problem.key) ?? keys[0];
  return beside === undefined ? problem : { ...problem, beside };
}

function placeOf({ key, beside }: TextProblem): string {
  if (beside === undefined) return 'Add it.';
  return beside < key ? `Add it after "${beside}".` : `Add it before "${beside}".`;
}

/** The longest part of a text that a message quotes. */
const QUOTED = 40;

/** Returns the text in a language that has it, to translate from. */
function exampleOf(own: ComparedTexts['own'], key: string): string {
  const language = LANGUAGES.find((each) => own[each][key] !== undefined);
  if (language === undefined) return '';
  const text = own[language][key] ?? '';
  return ` (${language}: "${text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text}")`;
}

function simplifying(
  own: ComparedTexts['own'],
  language: Language,
  key: string,
  isForm: boolean,
): string {
  const isConvertible = isForm && language === 'zh-Hans' && own['zh-Hant'][key] !== undefined;
  return isConvertible ? ' `npm run forms:simplify` converts it from zh-Hant.' : '';
}

function unused(
  { own }: ComparedTexts,
  misspelt: readonly MisspeltKey[],
  use: TextUse,
): readonly TextProblem[] {
  return LANGUAGES.flatMap((language) =>
    Object.keys(own[language])
      .filter((key) => !use.needed.has(key) && !use.allowed(key))
      .filter((key) => !misspelt.some((each) => each.language === language && each.key === key))
      .map((key) => {
        const remedy = 'Remove it, or correct the path or the option that it names.';
        return textError(language, key, 'unused-text', `Nothing shows the text "${key}"`, remedy);
      }),
  );
}
