import { LANGUAGES, type Language } from '#engine';

/**
 * The file names of one compiled definition, which are the same on disk and under `/definitions/`.
 */
export interface DefinitionFiles {
  readonly plan: string;
  readonly validator: string;
  /** The module with only the tests that conditions call. */
  readonly conditions: string;
  readonly texts: Readonly<Record<Language, string>>;
}

/** URL path of the compiled files. */
export const DEFINITIONS_URL = '/definitions/';

/**
 * Returns the names of the files of a definition. The names contain a part of the hash, so that
 * browsers and proxies can cache each file without limit.
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
