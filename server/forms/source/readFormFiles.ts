import type { Stats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import {
  type FormDocuments,
  isExternalSchema,
  type SharedBlock,
  type SharedTable,
} from '#compiler';
import { type Json, LANGUAGES, type Language, type Texts } from '#engine';
import { PROJECT_ROOT } from '../../config/projectRoot.ts';
import { reasonOf } from '../../log/reasonOf.ts';
import type { FormFolder, SharedFolder } from './FormFolder.ts';
import { misnamedSchemas } from './misnamedSchemas.ts';
import { jsonIn, parseFolder, textsIn } from './parseFolder.ts';
import { readSiblings } from './readSiblings.ts';
import { readTemplates } from './readTemplates.ts';

/** Lists the form codes in a folder: the names of its folders, or of links to folders. */
export async function formCodesIn(formsDir: string): Promise<readonly string[]> {
  return (await foldersIn(formsDir)).filter(isFormCode);
}

/** Lists the names of folders among the forms that cannot be forms because of their names. */
export async function skippedIn(formsDir: string): Promise<readonly string[]> {
  return (await foldersIn(formsDir)).filter((name) => !isFormCode(name));
}

/** Checks whether a folder of this name can be a form. */
export function isFormCode(name: string): boolean {
  return CODE.test(name);
}

/**
 * Lists the folders in a folder, except hidden folders, which belong to tools. @throws {Error} when
 * the folder does not exist
 */
async function foldersIn(formsDir: string): Promise<readonly string[]> {
  await demandFolder('FORMS_DIR', formsDir);
  const entries = await readdir(formsDir, { withFileTypes: true });
  const names = await Promise.all(
    entries.map(async (entry) => {
      const status = entry.isSymbolicLink() ? await statusOf(join(formsDir, entry.name)) : entry;
      // A broken link is reported as a form without its files.
      const isFolder = status?.isDirectory() ?? isFormCode(entry.name);
      return isFolder && !entry.name.startsWith('.') ? [entry.name] : [];
    }),
  );
  return names.flat().sort();
}

/**
 * Checks that the folder of a setting exists. A missing folder is a fault of the setting, not an
 * empty folder.
 */
async function demandFolder(setting: string, folder: string): Promise<void> {
  if ((await statusOf(folder))?.isDirectory()) return;
  throw new Error(`${setting}: there is no folder ${folder}`);
}

function statusOf(path: string): Promise<Stats | undefined> {
  return stat(path).catch(() => undefined);
}

/**
 * Reads the folder of one form: its JSON files, samples and Word templates.
 *
 * @param formsDir folder of the forms
 * @param code name of the form's folder, one of `formCodesIn`
 * @returns the folder; never rejects, so that no folder blocks the others
 */
export async function readForm(formsDir: string, code: string): Promise<FormFolder> {
  const reader = new Reader();
  const { sources } = reader;
  try {
    const folder = join(formsDir, code);
    const samples = await namesIn(join(folder, 'samples'), '.json');
    const names = [...FORM_FILES, ...samples.map((name) => `samples/${name}.json`)];
    await reader.texts(names.map((name) => [join(folder, name), `forms/${code}/${name}`]));
    const isNamed = ['schema', 'manifest'].some((name) =>
      sources.has(`forms/${code}/${name}.json`),
    );
    const misnamed = isNamed ? new Map<string, string>() : await misnamedSchemas(folder);
    for (const [name, text] of misnamed) sources.set(`forms/${code}/${name}`, text);
    const documents = await readDocuments(reader, folder, code);
    const templates = await readTemplates(folder);
    const kept = await namesIn(join(folder, 'releases'), '.json.gz');
    const released = kept.map(Number);
    return parseFolder(code, sources, documents, { templates, released });
  } catch (error) {
    return { code, sources, templates: new Map(), failure: reasonOf(error) };
  }
}

const FORM_FILES = [
  'schema.json',
  'manifest.json',
  'ui.json',
  ...LANGUAGES.map((language) => `locales/${language}.json`),
];

/**
 * Reads the files to which an external schema refers.
 *
 * @returns `undefined` for a folder with a manifest, and for a schema in Landform's dialect
 */
async function readDocuments(
  { sources, keep }: Reader,
  folder: string,
  code: string,
): Promise<FormDocuments | undefined> {
  const schema = jsonIn(sources.get(`forms/${code}/schema.json`));
  const isAlone = isExternalSchema(schema) && !sources.has(`forms/${code}/manifest.json`);
  if (!isAlone) return undefined;
  return readSiblings(folder, schema as Json, (file, text) => keep(`forms/${code}/${file}`, text));
}

/**
 * Reads the shared blocks and tables.
 *
 * @param tablesDir folder of the operator's tables; each replaces the project's table of the same
 *   name
 * @throws {Error} when the folder does not exist
 */
export async function readShared(tablesDir?: string): Promise<SharedFolder> {
  if (tablesDir) await demandFolder('TABLES_DIR', tablesDir);
  const reader = new Reader();
  const defs = await readBlocks(reader);
  const tableFiles = new Map<string, string>();
  const readTables = async (folder: string, shown: string) => {
    const tables: Record<string, SharedTable> = {};
    for (const name of await namesIn(folder, '.json')) {
      const file = `${shown}/${name}.json`;
      tables[name] = (await reader.json(join(folder, `${name}.json`), file, {})) as SharedTable;
      tableFiles.set(name, file);
    }
    return tables;
  };
  const shipped = await readTables(join(PROJECT_ROOT, 'schemas/tables'), 'schemas/tables');
  const own = tablesDir ? await readTables(resolve(tablesDir), tablesDir) : {};
  const files = { defs, tables: { ...shipped, ...own } };
  return { files, shipped: { defs, tables: shipped }, sources: reader.sources, tableFiles };
}

const CODE = /^[A-Z0-9]{1,20}$/;
const SCHEMA = '.schema.json';

class Reader {
  readonly sources = new Map<string, string>();

  /** Reads many files in parallel, in the given order. @param files each path with its name */
  async texts(files: readonly (readonly [path: string, name: string])[]): Promise<void> {
    const texts = await Promise.all(files.map(([path]) => textAt(path)));
    for (const [at, [, name]] of files.entries()) {
      const text = texts[at];
      if (text !== undefined) this.sources.set(name, text);
    }
  }

  async json(path: string, name: string, fallback?: object): Promise<unknown> {
    const text = await textAt(path);
    return text === undefined ? fallback : (this.keep(name, text) ?? fallback);
  }

  /** Stores the text of a file. @returns its JSON; `undefined` if it is not JSON */
  readonly keep = (name: string, text: string): Json | undefined => {
    this.sources.set(name, text);
    return jsonIn(text);
  };
}

function textAt(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}

async function readBlocks(reader: Reader): Promise<Record<string, SharedBlock>> {
  const folder = join(PROJECT_ROOT, 'schemas/defs');
  // A block may have texts only: those of next steps have no fields.
  const names = await namesIn(folder, '.en.json');
  const blocks: Record<string, SharedBlock> = {};
  for (const name of names) {
    const read = (file: string) => reader.json(join(folder, file), `schemas/defs/${file}`, {});
    const locales: Partial<Record<Language, Texts>> = {};
    for (const lang of LANGUAGES) locales[lang] = textsIn(await read(`${name}.${lang}.json`));
    const schema = (await read(`${name}${SCHEMA}`)) as SharedBlock['schema'];
    const ui = (await read(`${name}.ui.json`)) as NonNullable<SharedBlock['ui']>;
    blocks[name] = { schema, ui, locales };
  }
  return blocks;
}

async function namesIn(folder: string, suffix: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(suffix))
    .map((name) => basename(name, suffix))
    .sort();
}
