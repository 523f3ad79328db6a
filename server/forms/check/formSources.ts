import { isExternalSchema, type MetaName, type ShapeCheck } from '#compiler';
import { LANGUAGES } from '#engine';
import type { FormFolder } from '../source/FormFolder.ts';
import type { Finding } from './Finding.ts';
import { SourceFiles } from './SourceFiles.ts';

const SHAPES: Readonly<Record<string, MetaName>> = {
  'manifest.json': 'manifest',
  'schema.json': 'form-schema',
  'ui.json': 'ui',
  ...Object.fromEntries(LANGUAGES.map((lang) => [`locales/${lang}.json`, 'locale' as const])),
};

/** The kinds of the files next to an external schema, whose ui.json is in the format of RJSF. */
const EXTERNAL_SHAPES: typeof SHAPES = { ...SHAPES, 'ui.json': 'rjsf-ui' };

/**
 * Codes of faults in an RJSF layout that do no harm, because the import ignores the faulty entry.
 */
const IGNORED_FAULTS: readonly string[] = ['unknown-key', 'wrong-value'];

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

/** Returns the findings about files of a form that break the meta-schema of their kind. */
export function shapeFindings(
  checkShape: ShapeCheck,
  sources: SourceFiles,
  code: string,
): readonly Finding[] {
  const isExternal = isAlone(sources, code);
  const shapes = isExternal ? EXTERNAL_SHAPES : SHAPES;
  return sources.names().flatMap((file) => {
    const [, name = ''] = file.split(`forms/${code}/`);
    const meta = name.startsWith('samples/') ? 'sample' : shapes[name];
    if (meta === undefined || (meta === 'form-schema' && isExternal)) return [];
    const value = sources.valueOf(file);
    if (value === undefined) return [];
    const faults = checkShape(meta, value);
    return faults.map((fault) => {
      const isMinor = meta === 'rjsf-ui' && IGNORED_FAULTS.includes(fault.code);
      const severity = isMinor ? 'warning' : 'error';
      return sources.findingAt(file, fault.pointer, { ...fault, severity }, fault.at);
    });
  });
}
