/**
 * `node scripts/generate-types.ts [--check] [forms]`: generates the tables of the declared widgets
 * and rule keywords (`*.generated.ts`, and lists in `schemas`). It also generates TypeScript types
 * from JSON Schemas. `schemas/types` contains the types of the API, of documents and of the
 * configuration. `schemas/types/forms` contains the types of every form's data; `forms` (`npm run
 * forms:types`) generates only these. With `--check` it writes nothing and fails when a file is
 * missing, stale or obsolete.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { compileFromFile } from 'json-schema-to-typescript';
import { ROOT, say } from './command/run.ts';
import { refreshTables } from './declare/refreshTables.ts';
import { TYPE_STYLE } from './types/typeStyle.ts';

const SOURCES = ['schemas/api', 'schemas/config', 'schemas/documents'];
const TARGET = resolve(ROOT, 'schemas/types');
/** The folder of the forms' types under the target. */
const FORMS = 'forms';
const SUFFIX = '.schema.json';
/** Schemas that contain only shared parts; they need no type file. */
const PARTS = new Set(['common']);
const BANNER =
  '/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */';

const check = process.argv.includes('--check');
const onlyForms = process.argv.includes('forms');
endWith(onlyForms ? [] : await refreshTables(ROOT, check));
// The compiler reads the tables of keywords, so it is imported after they are written.
const { formTypes } = await import('./types/formTypes.ts');
const wanted = new Map([...(onlyForms ? [] : await wireTypes()), ...(await formTypes())]);
const found = await existing();
endWith(check ? compare(wanted, found) : await write(wanted, found));

/** Prints faults and exits with 1; returns when there are none. */
function endWith(faults: readonly string[]): void {
  for (const fault of faults) say(fault);
  if (faults.length > 0) process.exit(1);
}

/**
 * Returns the generated type files: the path under the target and the content, one for each schema.
 */
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

/**
 * Creates a reader of `https://landform.example/schemas/<folder>/<name>` that uses the folder
 * instead of the network.
 */
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
