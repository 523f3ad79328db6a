import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '#engine';

/** The names of the pages around the forms, as in the walks of `shell.spec.ts`. */
const PORTAL_SUBJECTS = ['pages', 'dialogs', 'session', 'payment'];

/** The page that `--self-test` checks. */
const BROKEN = 'broken';

const WIDTHS = [320, 1280];

/** An audit, as requested on the command line. */
export interface AuditOrder {
  readonly subjects: readonly AuditSubject[];
  /** The widths of the window, in CSS pixels. */
  readonly widths: readonly number[];
  readonly out: string;
  readonly isSelfTest: boolean;
}

/** A form, or a part of the pages around the forms, in one language. */
export interface AuditSubject {
  readonly subject: string;
  readonly language: Language;
}

/** A form that can be walked, with its languages. */
export interface WalkableForm {
  readonly code: string;
  readonly languages: readonly Language[];
}

/**
 * Parses the command line of `npm run a11y`.
 *
 * @param args the arguments without the names of node and script
 * @param forms the forms that can be walked
 * @throws {RangeError} for an unknown form or language, or an invalid width
 * @throws {TypeError} for an unknown option
 */
export function auditOrder(args: readonly string[], forms: readonly WalkableForm[]): AuditOrder {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      lang: { type: 'string', multiple: true },
      width: { type: 'string', multiple: true },
      out: { type: 'string', default: 'build/a11y' },
      'self-test': { type: 'boolean', default: false },
    },
  });
  const isSelfTest = values['self-test'];
  const languages = values.lang?.map(languageNamed) ?? LANGUAGES;
  return {
    subjects: isSelfTest
      ? [{ subject: BROKEN, language: 'en' }]
      : subjectsNamed(positionals, forms).flatMap(({ code, languages: own }) =>
          own
            .filter((each) => languages.includes(each))
            .map((language) => ({
              subject: code,
              language,
            })),
        ),
    widths: values.width?.map(widthOf) ?? WIDTHS,
    out: values.out,
    isSelfTest,
  };
}

/** Returns a pattern for the titles of the walks that check a subject; tags may follow a title. */
export function titleOf({ subject, language }: AuditSubject): string {
  const end = `\\(${language}\\)( |$)`;
  if (subject === BROKEN) return `broken on purpose ${end}`;
  return PORTAL_SUBJECTS.includes(subject)
    ? `the portal's ${subject} keep every rule .* ${end}`
    : ` ${subject} is walked to its end ${end}`;
}

function subjectsNamed(
  names: readonly string[],
  forms: readonly WalkableForm[],
): readonly WalkableForm[] {
  const portal = PORTAL_SUBJECTS.map((code) => ({ code, languages: LANGUAGES }));
  if (names.length === 0) return [...portal, ...forms];
  return names.flatMap((name) => {
    if (name === 'portal') return portal;
    const form = [...portal, ...forms].find(({ code }) => code === name);
    if (!form) throw new RangeError(`Cannot check ${name}: there is no such form`);
    return [form];
  });
}

function languageNamed(name: string): Language {
  const language = LANGUAGES.find((each) => each === name);
  if (language) return language;
  throw new RangeError(`Cannot check ${name}: the languages are ${LANGUAGES.join(', ')}`);
}

function widthOf(text: string): number {
  const width = Number(text);
  if (Number.isInteger(width) && width >= 200 && width <= 4000) return width;
  throw new RangeError(`Cannot check a width of ${text}: a window has 200 to 4000 px`);
}
