import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isLoneSchema } from './isLoneSchema.ts';
import { isSibling } from './isSibling.ts';
import { jsonIn } from './parseFolder.ts';

const MOST_FILES = 20;
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Reads the JSON files of a folder that has no schema.json: one of them may be the schema under
 * another name. Only the check reads them, to say so.
 *
 * @returns the text of each schema, by its name in the folder
 */
export async function misnamedSchemas(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  // A link may name a file outside the folder.
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const candidates = names.filter((name) => name.endsWith('.json') && isSibling(name)).sort();
  const found = new Map<string, string>();
  for (const name of candidates.slice(0, MOST_FILES)) {
    const text = await textAt(join(folder, name));
    if (text !== undefined && isLoneSchema(jsonIn(text))) found.set(name, text);
  }
  return found;
}

async function textAt(path: string): Promise<string | undefined> {
  const status = await stat(path).catch(() => undefined);
  if (!status || status.size > MOST_BYTES) return undefined;
  return readFile(path, 'utf8').catch(() => undefined);
}
