/**
 * `node scripts/generate-types.ts [--check] [forms]`: TypeScript types of the wire, of documents and of the
 * configuration, from their JSON Schemas, into `schemas/types`, and of every form's data into
 * `schemas/types/forms`; with `forms` (`npm run forms:types`) of these alone. With `--check` nothing
 * is written; a type file that is missing, stale or left over fails the run.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { compileFromFile } from 'json-schema-to-typescript';
import { ROOT, say } from './run.ts';
import { formTypes } from './types/formTypes.ts';
import { TYPE_STYLE } from './types/typeStyle.ts';

const SOURCES = ['schemas/api', 'schemas/config', 'schemas/documents'];
const TARGET = resolve(ROOT, 'schemas/types');
/** Folder of the forms' types under the target. */
const FORMS = 'forms';
const SUFFIX = '.schema.json';
/** Parts that other schemas refer to; they are no message by themselves. */
const PARTS = new Set(['common']);
const BANNER =
  '/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */';

const check = process.argv.includes('--check');
const onlyForms = process.argv.includes('forms');
const wanted = new Map([...(onlyForms ? [] : await wireTypes()), ...(await formTypes())]);
const found = await existing();
const faults = check ? compare(wanted, found) : await write(wanted, found);
for (const fault of faults) say(fault);
process.exit(faults.length === 0 ? 0 : 1);

/** Path of the type file under the target to its content, one for each schema. */
async function wireTypes(): Promise<Map<string, string>> {
  const types = new Map<string, string>();
  for (const folder of SOURCES) {
    const names = (await readdir(resolve(ROOT, folder))).filter((name) => name.endsWith(SUFFIX));
    for (const name of names.sort()) {
      const base = basename(name, SUFFIX);
      if (PARTS.has(base)) continue;
      types.set(`${base}.generated.d.ts`, await typeOf(resolve(ROOT, folder, name)));
    }
  }
  return types;
}

function typeOf(file: string): Promise<string> {
  return compileFromFile(file, {
    ...TYPE_STYLE,
    bannerComment: BANNER,
    $refOptions: { resolve: { landform: localReference(resolve(file, '..')) } },
  });
}

/** Reads `https://landform.example/schemas/<folder>/<name>` from the folder instead of the net. */
function localReference(folder: string) {
  return {
    order: 1,
    canRead: /^https:\/\/landform\.example\//,
    read: ({ url }: { url: string }) => readFile(resolve(folder, basename(new URL(url).pathname))),
  };
}

async function existing(): Promise<Map<string, string>> {
  await mkdir(resolve(TARGET, FORMS), { recursive: true });
  const names = (await readdir(TARGET, { recursive: true })).filter(
    (name) => name.endsWith('.generated.d.ts') && (!onlyForms || name.startsWith(`${FORMS}/`)),
  );
  const entries = names.map(
    async (name) => [name, await readFile(resolve(TARGET, name), 'utf8')] as const,
  );
  return new Map(await Promise.all(entries));
}

function compare(types: Map<string, string>, files: Map<string, string>): string[] {
  const stale = [...types].filter(([name, text]) => files.get(name) !== text);
  const leftOver = [...files.keys()].filter((name) => !types.has(name));
  return [
    ...stale.map(([name]) => `schemas/types/${name} is stale: run node scripts/generate-types.ts`),
    ...leftOver.map((name) => `schemas/types/${name} has no schema or form any more`),
  ];
}

async function write(types: Map<string, string>, files: Map<string, string>): Promise<string[]> {
  for (const [name, text] of types) await writeFile(resolve(TARGET, name), text);
  for (const name of files.keys()) if (!types.has(name)) await rm(resolve(TARGET, name));
  return [];
}
