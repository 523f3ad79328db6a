import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language, type Plan, type Texts, type ValidatorModule } from '#engine';
import type { CatalogueForm } from '../ports/forms/FormCatalogue.ts';
import type { StoredDefinition } from '../ports/store/DefinitionStore.ts';
import type { CompiledDefinition } from './compileAll.ts';
import { writeCompressed } from './compiler/writeCompressed.ts';
import { definitionFiles } from './definitionFiles.ts';

/**
 * Loads a compiled definition. The server runs the same validator file that browsers get.
 *
 * @param folder folder of the compiled definitions
 * @throws {Error} when one of its files is missing
 */
export async function loadDefinition(
  folder: string,
  code: string,
  hash: string,
): Promise<CatalogueForm> {
  const files = definitionFiles(code, hash);
  const plan = JSON.parse(await readFile(join(folder, files.plan), 'utf8')) as Plan;
  const texts: Partial<Record<Language, Texts>> = {};
  for (const lang of LANGUAGES) {
    texts[lang] = JSON.parse(await readFile(join(folder, files.texts[lang]), 'utf8')) as Texts;
  }
  const module: unknown = await import(pathToFileURL(join(folder, files.validator)).href);
  return {
    code,
    hash,
    plan,
    validator: module as ValidatorModule,
    texts: texts as Readonly<Record<Language, Texts>>,
  };
}

/** Packs the files of a compiled definition into one text, for the store. */
export async function packDefinition(
  folder: string,
  { code, hash, rules }: CompiledDefinition,
): Promise<StoredDefinition> {
  const { plan, validator, conditions, texts } = definitionFiles(code, hash);
  const names = [plan, validator, conditions, rules, ...Object.values(texts)];
  const files: Record<string, string> = {};
  for (const name of names) files[name] = await readFile(join(folder, name), 'utf8');
  const { version } = JSON.parse(files[plan] ?? '{}') as Plan;
  return { hash, code, version, content: JSON.stringify(files) };
}

/** Writes the files of a stored definition to a folder, for `loadDefinition` and for browsers. */
export async function unpackDefinition(folder: string, stored: StoredDefinition): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = definitionFiles(stored.code, stored.hash);
  const files: Record<string, string> = {
    // Default for a definition that was stored before conditions had a separate file.
    [names.conditions]: `export { tests } from './${names.validator}';`,
    ...JSON.parse(stored.content),
  };
  for (const [name, text] of Object.entries(files)) {
    await writeCompressed(join(folder, name), text);
  }
}
