import { existsSync, type Stats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import {
  type FormFiles,
  importJsonSchema,
  isExternalSchema,
  objectOf,
  type SharedBlock,
  type SharedFiles,
  type SharedTable,
} from '#compiler';
import { type Json, LANGUAGES, type Language, type Texts } from '#engine';
import { PROJECT_ROOT } from '../../config/projectRoot.ts';
import { reasonOf } from '../../log/reasonOf.ts';
import { unreadable } from './JsonSource.ts';
import { readSiblings } from './readSiblings.ts';
import { readTemplates, type TemplateFiles } from './readTemplates.ts';

/** The JSON texts as they are on disk, by the name that diagnostics use: `forms/LREAL1/ui.json`. */
export type SourceTexts = ReadonlyMap<string, string>;

/** A form folder as read. It has no `files` when one of them is missing or is not JSON. */
export interface FormFolder {
  readonly code: string;
  readonly files?: FormFiles;
  /** Every file found, including samples. */
  readonly sources: SourceTexts;
  /** Files of the folder of Word templates. */
  readonly templates: TemplateFiles;
  /** Message of the error that prevented reading the folder. */
  readonly failure?: string;
}

/** The shared blocks and tables of forms, as read. */
export interface SharedFolder {
  readonly files: SharedFiles;
  /** The shared files with the project's tables only, without the operator's. */
  readonly shipped: SharedFiles;
  readonly sources: SourceTexts;
  /** File of each table, by name. */
  readonly tableFiles: ReadonlyMap<string, string>;
}

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
 * Reads the folder of one form. `ui.json` and locales are optional, the manifest and the schema are
 * required. For an external schema without a manifest, the manifest is derived.
 *
 * @param formsDir folder of the forms
 * @param code name of the form's folder, one of `formCodesIn`
 * @returns the folder; never rejects, so that no folder blocks the others
 */
export async function readForm(formsDir: string, code: string): Promise<FormFolder> {
  const reader = new Reader();
  const { sources } = reader;
  try {
    const files = await readFiles(reader, formsDir, code);
    const templates = await readTemplates(join(formsDir, code));
    return files ? { code, files, sources, templates } : { code, sources, templates };
  } catch (error) {
    return { code, sources, templates: new Map(), failure: reasonOf(error) };
  }
}

/** Reads the files of a form. @returns `undefined` when a file is missing or is not JSON */
async function readFiles(
  reader: Reader,
  formsDir: string,
  code: string,
): Promise<FormFiles | undefined> {
  const folder = join(formsDir, code);
  const read = (name: string, fallback?: object) =>
    reader.json(join(folder, name), `forms/${code}/${name}`, fallback);
  const schema = await read('schema.json');
  const isAlone = isExternalSchema(schema) && !existsSync(join(folder, 'manifest.json'));
  const manifest = isAlone ? undefined : await read('manifest.json');
  // The check of shapes reports a value that is not an object.
  const ui = objectOf(await read('ui.json', {}));
  const locales: Partial<Record<Language, Texts>> = {};
  for (const lang of LANGUAGES) locales[lang] = textsIn(await read(`locales/${lang}.json`, {}));
  const samples = await namesIn(join(folder, 'samples'), '.json');
  await reader.texts(
    samples.map((name) => [
      join(folder, 'samples', `${name}.json`),
      `forms/${code}/samples/${name}.json`,
    ]),
  );
  const documents = isAlone
    ? await readSiblings(folder, schema as Json, (file, text) =>
        reader.keep(`forms/${code}/${file}`, text),
      )
    : undefined;
  if (!reader.isWhole) return undefined;
  // JSON becomes a form here: the compiler checks every part of it.
  const files = { code, manifest, schema, ui, locales } as FormFiles;
  return documents ? importJsonSchema({ ...files, documents }) : files;
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
  /** Whether every required file exists and is JSON. */
  isWhole = true;

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
    if (text !== undefined) return this.keep(name, text) ?? fallback;
    if (!fallback) this.isWhole = false;
    return fallback;
  }

  /** Stores the text of a file. @returns its JSON; `undefined` if it is not JSON */
  keep(name: string, text: string): Json | undefined {
    this.sources.set(name, text);
    try {
      if (!unreadable(text)) return JSON.parse(text) as Json;
    } catch {
      // The check of sources reports this fault with its position, as for an unreadable file.
    }
    this.isWhole = false;
    return undefined;
  }
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

/** Removes `$schema`, which is for editors and not a text. */
function textsIn(locale: unknown): Texts {
  const { $schema: _, ...texts } = objectOf(locale) as Texts;
  return texts;
}

async function namesIn(folder: string, suffix: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(suffix))
    .map((name) => basename(name, suffix))
    .sort();
}
