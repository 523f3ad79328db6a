import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from './readFormFiles.ts';

/** Folders whose JSON makes a definition, or its verdict. */
export interface WatchedFolders {
  readonly formsDirs: readonly string[];
  readonly tablesDir?: string | undefined;
}

/**
 * A short text that changes with every file that definitions are made from or judged by: names, sizes
 * and times, not content. Two equal looks some moments apart tell that nobody is writing.
 *
 * @returns the same text as long as nothing was added, changed or removed; a folder that is not
 *   there counts as empty
 */
export async function lookAtFolders(folders: WatchedFolders): Promise<string> {
  return hashOf(await linesIn(folders, true));
}

/** Samples are many, and nobody waits for what becomes of them. */
const SAMPLES_MS = 2000;
const SAMPLES = 'samples';

/**
 * Looks as `lookAtFolders` does, for who looks again and again: at samples only every two
 * seconds, and whenever something else changed.
 */
export function lookOften(folders: WatchedFolders): () => Promise<string> {
  let seen = { forms: '', all: '', until: 0 };
  return async () => {
    const forms = hashOf(await linesIn(folders, false));
    if (forms !== seen.forms || performance.now() > seen.until) {
      const all = await lookAtFolders(folders);
      seen = { forms, all, until: performance.now() + SAMPLES_MS };
    }
    return seen.all;
  };
}

const hashOf = (lines: readonly string[]) =>
  createHash('sha256').update(lines.join('\n')).digest('hex');

/** A line for each file. */
async function linesIn(
  { formsDirs, tablesDir }: WatchedFolders,
  withSamples: boolean,
): Promise<readonly string[]> {
  const shared = ['defs', 'tables'].map((name) => join(PROJECT_ROOT, 'schemas', name));
  const folders = [...formsDirs, ...shared, ...(tablesDir ? [tablesDir] : [])];
  const paths = await Promise.all(folders.map((folder) => pathsUnder(folder, withSamples)));
  return Promise.all(paths.flat().map(lineOf));
}

/** Links in links that are followed: a form's folder, and a folder or a file within. */
const MOST_LINKS = 2;

/** The links are looked at too, and what they lead to: one may be turned elsewhere. */
async function pathsUnder(
  folder: string,
  withSamples: boolean,
  links = MOST_LINKS,
): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const wanted = entries.filter(({ name }) => withSamples || name !== SAMPLES);
  const paths = await Promise.all(
    wanted.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return pathsUnder(path, withSamples, links);
      if (isLink(entry)) return [path, ...(await pathsBehind(path, withSamples, links))];
      return entry.name.endsWith('.json') ? [path] : [];
    }),
  );
  return paths.flat().sort();
}

const isLink = (entry: Dirent) => entry.isSymbolicLink() && !entry.name.startsWith('.');

const pathsBehind = (link: string, withSamples: boolean, links: number) =>
  links > 0 ? pathsUnder(link, withSamples, links - 1) : [];

/** A file that vanished since its folder was read is told by the next look. */
async function lineOf(path: string): Promise<string> {
  const status = await stat(path).catch(() => undefined);
  return status ? `${path} ${status.ino} ${status.size} ${status.mtimeMs}` : path;
}
