import {
  type FormDocuments,
  type FormFiles,
  importJsonSchema,
  isExternalSchema,
  objectOf,
} from '#compiler';
import { type Json, LANGUAGES, type Language, type Texts } from '#engine';
import type { FormFolder, SourceTexts } from './FormFolder.ts';
import { isSibling } from './isSibling.ts';
import { unreadable } from './JsonSource.ts';

/**
 * Parses the texts of a form's folder. `ui.json` and locales are optional, the manifest and the
 * schema are required. For an external schema without a manifest, the manifest is derived. Uses no
 * Node module, so that a browser can check a form that it has in memory.
 *
 * @param sources texts by their name `forms/LREAL1/ui.json`
 * @param documents the other files to which an external schema refers; `sources` has their texts.
 *   If absent, these are all other files of `sources`
 * @param others the parts of the folder that are not JSON of the form
 * @returns the folder; the schema of another author is imported when `files` is first read, because
 *   that takes time, which a form with unchanged sources does not need
 */
export function parseFolder(
  code: string,
  sources: SourceTexts,
  documents?: FormDocuments,
  others: Pick<FormFolder, 'templates' | 'released'> = { templates: new Map() },
): FormFolder {
  const parsed = new Map([...sources].map(([name, text]) => [name, jsonIn(text)]));
  const read = (name: string, fallback?: object) => {
    const file = `forms/${code}/${name}`;
    return parsed.has(file) ? parsed.get(file) : fallback;
  };
  const folder = { code, sources, ...others };
  const schema = read('schema.json');
  const hasManifest = sources.has(`forms/${code}/manifest.json`);
  const isAlone = isExternalSchema(schema) && !hasManifest;
  const manifest = isAlone ? undefined : read('manifest.json');
  const ui = read('ui.json', {});
  const texts = LANGUAGES.map((language) => [language, read(`locales/${language}.json`, {})]);
  const needed = [schema, ui, ...texts.map(([, each]) => each), ...(isAlone ? [] : [manifest])];
  if (needed.includes(undefined) || hasFaultySibling(code, parsed)) return folder;
  const locales = Object.fromEntries(
    texts.map(([language, locale]) => [language, textsIn(locale)]),
  ) as Readonly<Record<Language, Texts>>;
  // JSON becomes a form here: the check of shapes reports a value that is not an object, and the
  // compiler checks every part.
  const files = { code, manifest, schema, ui: objectOf(ui), locales } as FormFiles;
  if (!isAlone) return { ...folder, files };
  let imported: FormFiles | undefined;
  return {
    ...folder,
    get files() {
      const siblings = documents ?? documentsIn(code, parsed);
      imported ??= importJsonSchema({ ...files, documents: siblings });
      return imported;
    },
  };
}

/** Returns the texts of a folder to which its schema may refer. */
function documentsIn(code: string, parsed: ReadonlyMap<string, Json | undefined>): FormDocuments {
  const folder = `forms/${code}/`;
  const read = new Map<string, Json>();
  for (const [name, value] of parsed) {
    const file = name.slice(folder.length);
    if (name.startsWith(folder) && isSibling(file) && value !== undefined) read.set(file, value);
  }
  return { read, unread: new Map(), existing: [...read.keys()] };
}

/** Checks whether a file to which the schema refers is not JSON. Samples are checked later. */
function hasFaultySibling(code: string, parsed: ReadonlyMap<string, unknown>): boolean {
  const samples = `forms/${code}/samples/`;
  return [...parsed].some(([name, value]) => value === undefined && !name.startsWith(samples));
}

/** Returns the value of a JSON text; `undefined` when the text is not readable JSON. */
export function jsonIn(text = ''): Json | undefined {
  try {
    return unreadable(text) ? undefined : (JSON.parse(text) as Json);
  } catch {
    // The check of sources reports this fault with its position.
    return undefined;
  }
}

/** Removes `$schema`, which is for editors and not a text. */
export function textsIn(locale: unknown): Texts {
  const { $schema: _, ...texts } = objectOf(locale) as Texts;
  return texts;
}
