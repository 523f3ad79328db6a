import { LANGUAGES, type Language } from '#engine';

/** The file names of one compiled definition, the same on disk and under `/definitions/`. */
export interface DefinitionFiles {
  readonly plan: string;
  readonly validator: string;
  /** The tests of it that conditions ask, by themselves. */
  readonly conditions: string;
  readonly texts: Readonly<Record<Language, string>>;
}

/** Address under which the compiled files are served. */
export const DEFINITIONS_URL = '/definitions/';

/**
 * Names of the files of a definition. They hold part of the hash, so that each can be kept for ever
 * by whoever fetched it.
 *
 * @param hash SHA-256 of the definition, hex
 */
export function definitionFiles(code: string, hash: string): DefinitionFiles {
  const base = `${code}-${hash.slice(0, 16)}`;
  const texts = Object.fromEntries(LANGUAGES.map((lang) => [lang, `${base}.${lang}.json`]));
  return {
    plan: `${base}.json`,
    validator: `${base}.js`,
    conditions: `${base}.conditions.js`,
    texts: texts as Readonly<Record<Language, string>>,
  };
}
