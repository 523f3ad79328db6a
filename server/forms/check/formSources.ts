import { isExternalSchema, type MetaName } from '#compiler';
import { LANGUAGES } from '#engine';
import type { FormFolder } from '../source/FormFolder.ts';
import { SourceFiles } from './SourceFiles.ts';

/** The files of a form, by their kind. */
export const SHAPES: Readonly<Record<string, MetaName>> = {
  'manifest.json': 'manifest',
  'schema.json': 'form-schema',
  'ui.json': 'ui',
  ...Object.fromEntries(LANGUAGES.map((lang) => [`locales/${lang}.json`, 'locale' as const])),
};

/**
 * Creates the sources of a form.
 *
 * @param shown path of the form's folder in findings
 */
export function sourcesOf(
  { code, sources: texts }: Pick<FormFolder, 'code' | 'sources'>,
  shown = `forms/${code}`,
): SourceFiles {
  const folder = `forms/${code}`;
  const sources = new SourceFiles((file) => file.replace(`${folder}/`, `${shown}/`));
  for (const [file, text] of texts) sources.add(file, text);
  if (isAlone(sources, code)) return sources;
  const manifest = sources.valueOf(`${folder}/manifest.json`);
  for (const name of Object.keys(SHAPES)) {
    const file = `${folder}/${name}`;
    if (!texts.has(file) && isNeeded(name, manifest)) sources.addMissing(file);
  }
  return sources;
}

/**
 * Checks whether the folder has only an external schema, from which the rest is derived. An
 * unreadable schema counts as external.
 */
export function isAlone(sources: SourceFiles, code: string): boolean {
  const has = (name: string) => sources.names().includes(`forms/${code}/${name}`);
  const schema = sources.valueOf(`forms/${code}/schema.json`);
  const isRead = schema !== undefined;
  return has('schema.json') && !has('manifest.json') && (!isRead || isExternalSchema(schema));
}

/**
 * Checks whether a file is required. A locale is required only in the languages in which the form
 * is offered.
 */
function isNeeded(name: string, manifest: unknown): boolean {
  const [, language] = /^locales\/(.+)\.json$/.exec(name) ?? [];
  const offered = isRecord(manifest) ? manifest.languages : undefined;
  return language === undefined || !Array.isArray(offered) || offered.includes(language);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
