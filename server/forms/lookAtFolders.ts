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
export function lookAtFolders(folders: WatchedFolders): Promise<string> {
  return lookOften(folders)();
}

/** Samples are many, and nobody waits for what becomes of them. */
const SAMPLES_MS = 1000;

/**
 * Looks as `lookAtFolders` does, for who looks ten times a second: at samples alone only once a
 * second, and whenever something else changed.
 */
export function lookOften(folders: WatchedFolders): () => Promise<string> {
  let seen = { forms: '', samples: '', until: 0 };
  return async () => {
    const paths = await pathsIn(folders);
    const forms = await lookAt(paths.filter((path) => !path.includes(SAMPLES)));
    if (forms !== seen.forms || performance.now() > seen.until) {
      const samples = await lookAt(paths.filter((path) => path.includes(SAMPLES)));
      seen = { forms, samples, until: performance.now() + SAMPLES_MS };
    }
    return seen.forms + seen.samples;
  };
}

const SAMPLES = '/samples/';

async function pathsIn({ formsDirs, tablesDir }: WatchedFolders): Promise<readonly string[]> {
  const shared = ['defs', 'tables'].map((name) => join(PROJECT_ROOT, 'schemas', name));
  const folders = [...formsDirs, ...shared, ...(tablesDir ? [tablesDir] : [])];
  return (await Promise.all(folders.map((folder) => pathsUnder(folder)))).flat();
}

/** Links in links that are followed: a form's folder, and a folder or a file within. */
const MOST_LINKS = 2;

/** The links are looked at too, and what they lead to: one may be turned elsewhere. */
async function pathsUnder(folder: string, links = MOST_LINKS): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const pathOf = (entry: Dirent) => join(entry.parentPath, entry.name);
  const isLink = (entry: Dirent) => entry.isSymbolicLink() && !entry.name.startsWith('.');
  const linked = entries.filter(isLink).map(pathOf);
  const files = entries.filter((entry) => entry.name.endsWith('.json')).map(pathOf);
  const beyond = links > 0 ? linked.map((link) => pathsUnder(link, links - 1)) : [];
  return [...new Set([...files, ...linked, ...(await Promise.all(beyond)).flat()])].sort();
}

async function lookAt(paths: readonly string[]): Promise<string> {
  const lines = await Promise.all(paths.map(lineOf));
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** A file that vanished since its folder was read is told by the next look. */
async function lineOf(path: string): Promise<string> {
  const status = await stat(path).catch(() => undefined);
  return status ? `${path} ${status.ino} ${status.size} ${status.mtimeMs}` : path;
}
