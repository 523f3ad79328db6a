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
  const keys = [...new Set([...written, ...(use?.needed ?? [])])];
  const lacking = keys
    .filter((key) => !strays.has(key) && isShown(key))
    .map((key) => ({ key, languages: languagesWithout(texts, key) }));
  const finished = finishedKeys(own, strays, lacking);
  return lacking.flatMap((each) => missingText(texts, each, { misspelt, finished, use }));
}

/** A key, and the languages that lack its text. */
interface LackingKey {
  readonly key: string;
  readonly languages: readonly Language[];
}

function languagesWithout(
  { own, all, languages }: ComparedTexts,
  key: string,
): readonly Language[] {
  const isOwn = languages.some((language) => own[language][key] !== undefined);
  const set = isOwn ? own : all;
  return languages.filter((language) => set[language][key] === undefined);
}

/** The sorted keys of each file after every missing text was added. */
type FinishedKeys = ReadonlyMap<Language, readonly string[]>;

function finishedKeys(
  own: ComparedTexts['own'],
  strays: ReadonlySet<string>,
  lacking: readonly LackingKey[],
): FinishedKeys {
  const keysOf = (language: Language) => {
    const kept = Object.keys(own[language]).filter((key) => !strays.has(key));
    const added = lacking.filter(({ languages }) => languages.includes(language));
    return [...new Set([...kept, ...added.map(({ key }) => key)])].sort();
  };
  return new Map(LANGUAGES.map((language) => [language, keysOf(language)]));
}

function missingText(
  { code, own, languages }: ComparedTexts,
  { key, languages: lacking }: LackingKey,
  found: {
    readonly misspelt: readonly MisspeltKey[];
    readonly finished: FinishedKeys;
    readonly use: TextUse | undefined;
  },
): readonly TextProblem[] {
  const { misspelt, finished, use } = found;
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
    const place = placeIn(finished.get(language) ?? [], key);
    const isConvertible =
      use !== undefined && language === 'zh-Hans' && own['zh-Hant'][key] !== undefined;
    const remedy = isConvertible ? `${place} ${simplifying(code)}` : place;
    return at(own, textError(language, key, 'missing-text', message, remedy));
  });
}

/** Adds the key of the file at which the missing text is reported. */
function at(own: ComparedTexts['own'], problem: TextProblem): TextProblem {
  const keys = Object.keys(own[problem.language]).sort();
  const beside = keys.findLast((key) => key < problem.key) ?? keys[0];
  return beside === undefined ? problem : { ...problem, beside };
}

/** Returns where a key belongs among the sorted keys of a file that contains it. */
function placeIn(sorted: readonly string[], key: string): string {
  const index = sorted.indexOf(key);
  const [before, after] = [sorted[index - 1], sorted[index + 1]];
  if (before !== undefined) return `Add it after "${before}".`;
  return after === undefined ? 'Add it.' : `Add it before "${after}".`;
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

function simplifying(code = 'CODE'): string {
  return `\`npm run forms:simplify -- ${code}\` converts it from zh-Hant.`;
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
        const inside = insideKeys(use, key);
        const remedy =
          inside.length === 1
            ? `Did you mean "${inside[0]}"?`
            : 'Remove it, or correct the path or the option that it names.';
        return textError(language, key, 'unused-text', `Nothing shows the text "${key}"`, remedy);
      }),
  );
}

/** Returns the keys of fields of the same name inside a group or a list. */
function insideKeys({ needed, known }: TextUse, key: string): readonly string[] {
  return [...new Set([...needed, ...known])].filter((each) => each.endsWith(`.${key}`));
}
