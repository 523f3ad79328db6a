import { LANGUAGES, type Language, type Texts } from '#engine';
import type { TextProblem } from './TextProblem.ts';

/** A warning about the languages of a form. */
type LanguageWarning = Pick<TextProblem, 'severity' | 'code' | 'message' | 'remedy'>;

/** The own texts of a form, for a language in which it may become available. */
interface OwnTexts {
  readonly own: Readonly<Record<Language, Texts>>;
  /** The languages of the manifest, the fallback first. */
  readonly languages: readonly Language[];
  /** Checks whether the form has a file with texts in the language. */
  readonly hasFile: (language: Language) => boolean;
  /** Code of a form that is derived from an external schema, which has no manifest. */
  readonly derived?: string | undefined;
}

/**
 * Returns a warning about languages that have a file with texts, although the manifest does not
 * name them. It counts the texts that are still to be translated, including copies of the other
 * language. Returns `undefined` when every file belongs to a language of the manifest.
 */
export function notOffered({
  own,
  languages,
  hasFile,
  derived,
}: OwnTexts): LanguageWarning | undefined {
  const open = LANGUAGES.filter((each) => !languages.includes(each) && hasFile(each));
  const [fallback = 'en'] = languages;
  if (open.length === 0) return undefined;
  const keys = Object.keys(own[fallback]);
  const lacking = open.map((language) => {
    const { length } = keys.filter((key) => !isTranslated(own[language][key], own[fallback][key]));
    const amount = `${length === 0 ? 'has' : 'lacks'} ${length === 0 ? 'all' : `${length} of`}`;
    return `${language} ${amount} ${keys.length} texts`;
  });
  const files = open.map((language) => `locales/${language}.json`).join(' and ');
  return {
    severity: 'warning',
    code: 'language-not-offered',
    message: `The form is offered in ${languages.join(' and ')} only: ${lacking.join(', ')}`,
    remedy:
      derived === undefined
        ? `Translate locales/${fallback}.json into ${files}, then name them in "languages". Without a translation delete them.`
        : `Run \`npm run forms:eject -- ${derived}\`, then name them in "languages" of manifest.json.`,
  };
}

/** Checks for a text that is not a copy. A copy without words, such as a number, is translated. */
function isTranslated(text: string | undefined, original: string | undefined): boolean {
  return text !== undefined && (text !== original || !/[a-z]{3}/i.test(text));
}
