import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CompiledForm,
  compileForm,
  type FormFiles,
  type SharedBlock,
  type SharedFiles,
  type SharedTable,
} from '#compiler';
import {
  type JsonObject,
  LANGUAGES,
  type Language,
  type Plan,
  type Texts,
  type ValidatorModule,
} from '#engine';

const REPOSITORY = pathToFileURL(join(import.meta.dirname, '../../../', '/'));

/** Returns the parsed files of the folder `forms/<code>`. */
export function readForm(code: string): FormFiles {
  const read = (name: string) => readJson(`forms/${code}/${name}`);
  return {
    code,
    manifest: read('manifest.json'),
    schema: read('schema.json'),
    ui: read('ui.json'),
    locales: readTexts((language) => `forms/${code}/locales/${language}.json`),
  };
}

/** Returns every shared block and table. */
export function readShared(): SharedFiles {
  const names = readdirSync(new URL('schemas/defs/', REPOSITORY))
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => file.replace('.schema.json', ''));
  const defs = names.map((name): [string, SharedBlock] => [
    name,
    {
      schema: readJson(`schemas/defs/${name}.schema.json`),
      ...(exists(`schemas/defs/${name}.ui.json`) && {
        ui: readJson(`schemas/defs/${name}.ui.json`),
      }),
      locales: readTexts((language) => `schemas/defs/${name}.${language}.json`),
    },
  ]);
  const tables = readdirSync(new URL('schemas/tables/', REPOSITORY)).map(
    (file): [string, SharedTable] => [
      file.replace('.json', ''),
      readJson(`schemas/tables/${file}`),
    ],
  );
  return { defs: Object.fromEntries(defs), tables: Object.fromEntries(tables) };
}

function exists(path: string): boolean {
  return existsSync(new URL(path, REPOSITORY));
}

/** Compiles a form with a SHA-256 digest. The validator imports the source of the rule library. */
export function compile(
  files: FormFiles,
  shared: SharedFiles = { defs: {}, tables: {} },
): CompiledForm {
  return compileForm(files, shared, {
    digest: (text) => createHash('sha256').update(text).digest('hex'),
    rulesModule: new URL('engine/rules/library.ts', REPOSITORY).href,
  });
}

export interface LoadedForm {
  readonly plan: Plan;
  readonly validator: ValidatorModule;
  readonly texts: Readonly<Record<Language, Texts>>;
  /** The schemas of the plan's tests. */
  readonly tests: Readonly<Record<string, JsonObject>>;
}

/** Compiles a form without errors and loads its validator. */
export async function loadForm(
  files: FormFiles,
  shared: SharedFiles = { defs: {}, tables: {} },
): Promise<LoadedForm> {
  const { plan, validatorSource, texts, tests = {}, diagnostics } = compile(files, shared);
  if (!plan || validatorSource === undefined) {
    throw new Error(`Cannot compile ${files.code}: ${JSON.stringify(diagnostics, null, 1)}`);
  }
  return { plan, validator: await importSource(validatorSource), texts, tests };
}

/** Imports the source of a validator as a module. */
export async function importSource(source: string): Promise<ValidatorModule> {
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);
}

function readTexts(path: (language: Language) => string): Record<Language, Texts> {
  const [en, hant, hans] = LANGUAGES.map((language) =>
    existsSync(new URL(path(language), REPOSITORY)) ? readJson(path(language)) : {},
  );
  return { en, 'zh-Hant': hant, 'zh-Hans': hans };
}

// Returns `any`, so the callers give the JSON a type.
function readJson(path: string) {
  return JSON.parse(readFileSync(new URL(path, REPOSITORY), 'utf8'));
}
