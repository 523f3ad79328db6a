import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from './readFormFiles.ts';

/** Folders whose JSON makes a definition. */
export interface WatchedFolders {
  readonly formsDirs: readonly string[];
  readonly tablesDir?: string | undefined;
}

/**
 * A short text that changes with every file that definitions are made from: names, sizes and times,
 * not content. Two equal looks some moments apart tell that nobody is writing.
 *
 * @returns the same text as long as nothing was added, changed or removed; a folder that is not
 *   there counts as empty
 */
export async function lookAtFolders({ formsDirs, tablesDir }: WatchedFolders): Promise<string> {
  const shared = ['defs', 'tables'].map((name) => join(PROJECT_ROOT, 'schemas', name));
  const folders = [...formsDirs, ...shared, ...(tablesDir ? [tablesDir] : [])];
  const looks = await Promise.all(folders.map(lookInto));
  return createHash('sha256').update(looks.flat().join('\n')).digest('hex');
}

async function lookInto(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.name.endsWith('.json') && !entry.parentPath.endsWith(SAMPLES))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.sort().map(lineOf));
}

/** Samples are for the author's tools and no part of a definition. */
const SAMPLES = '/samples';

/** A file that vanished since its folder was read is told by the next look. */
async function lineOf(path: string): Promise<string> {
  const status = await stat(path).catch(() => undefined);
  return status ? `${path} ${status.ino} ${status.size} ${status.mtimeMs}` : path;
}
