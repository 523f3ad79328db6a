import { join, relative } from 'node:path';
import { isStranger, type MetaName } from '#compiler';
import { LANGUAGES } from '#engine';
import type { FormFolder } from '../readFormFiles.ts';
import type { Finding } from './Finding.ts';
import { checkShape } from './metaSchemas.ts';
import { SourceFiles } from './SourceFiles.ts';

const SHAPES: Readonly<Record<string, MetaName>> = {
  'manifest.json': 'manifest',
  'schema.json': 'form-schema',
  'ui.json': 'ui',
  ...Object.fromEntries(LANGUAGES.map((lang) => [`locales/${lang}.json`, 'locale' as const])),
};

/** Of a schema that somebody else wrote, that is what an RJSF form has beside it. */
const SHAPES_BESIDE: typeof SHAPES = { ...SHAPES, 'ui.json': 'rjsf-ui' };

/** What of a layout for RJSF is passed over when it is taken over, and does no harm. */
const PASSED_OVER: readonly string[] = ['unknown-key', 'wrong-value'];

/** The files of a form, as findings call them: by their path from where the command was given. */
export function sourcesOf({ code, sources: texts }: FormFolder, formsDir: string): SourceFiles {
  const folder = `forms/${code}`;
  const shown = shownFolder(formsDir, code);
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

/** How findings call the folder of a form. */
export function shownFolder(formsDir: string, code: string): string {
  return relative(process.cwd(), join(formsDir, code));
}

/**
 * Whether the folder is a schema that somebody else wrote, of which the rest is derived; one that
 * cannot be read may be.
 */
export function isAlone(sources: SourceFiles, code: string): boolean {
  const has = (name: string) => sources.names().includes(`forms/${code}/${name}`);
  const schema = sources.valueOf(`forms/${code}/schema.json`);
  const isRead = schema !== undefined;
  return has('schema.json') && !has('manifest.json') && (!isRead || isStranger(schema));
}

/** A locale is needed in the languages that the form is offered in. */
function isNeeded(name: string, manifest: unknown): boolean {
  const [, language] = /^locales\/(.+)\.json$/.exec(name) ?? [];
  const offered = isRecord(manifest) ? manifest.languages : undefined;
  return language === undefined || !Array.isArray(offered) || offered.includes(language);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** What in the files of a form is not of the shape that its kind of file has. */
export function shapeFindings(sources: SourceFiles, code: string): readonly Finding[] {
  const isBeside = isAlone(sources, code);
  const shapes = isBeside ? SHAPES_BESIDE : SHAPES;
  return sources.names().flatMap((file) => {
    const [, name = ''] = file.split(`forms/${code}/`);
    const meta = name.startsWith('samples/') ? 'sample' : shapes[name];
    if (meta === undefined || (meta === 'form-schema' && isBeside)) return [];
    const value = sources.valueOf(file);
    if (value === undefined) return [];
    const faults = checkShape(meta, value);
    return faults.map((fault) => {
      const isMinor = meta === 'rjsf-ui' && PASSED_OVER.includes(fault.code);
      const severity = isMinor ? 'warning' : 'error';
      return sources.findingAt(file, fault.pointer, { ...fault, severity }, fault.at);
    });
  });
}
