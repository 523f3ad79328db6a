import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from '../projectRoot.ts';

/** Folders whose JSON and Word templates make a definition, or its verdict. */
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

/** Samples are four fifths of the files, and no applicant waits for their effect. */
const SAMPLES_MS = 60_000;
const SAMPLES = 'samples';

/**
 * Returns the same text as `lookAtFolders`, cheaply where nothing changed.
 *
 * @returns a function; `isThorough`: look at the samples too. Without it they are looked at once a
 *   minute, and whenever something else changed
 */
export function lookOften(folders: WatchedFolders): (isThorough: boolean) => Promise<string> {
  let seen = { forms: '', all: '', until: 0 };
  return async (isThorough) => {
    const forms = hashOf(await linesIn(folders, false));
    if (isThorough || forms !== seen.forms || performance.now() > seen.until) {
      const all = await lookAtFolders(folders);
      seen = { forms, all, until: performance.now() + SAMPLES_MS };
    }
    return seen.all;
  };
}

/**
 * Lists every folder in which a change may change a look.
 *
 * @returns absolute paths; for a folder that does not exist, the nearest one above it that does
 */
export async function foldersWithin(folders: WatchedFolders): Promise<readonly string[]> {
  const found = await Promise.all(
    topFolders(folders).map(async (folder) => {
      const { folders: within } = await walk(folder, true);
      return within.length > 0 ? within : [await nearestAbove(folder)];
    }),
  );
  return [...new Set(found.flat())];
}

const hashOf = (lines: readonly string[]) =>
  createHash('sha256').update(lines.join('\n')).digest('hex');

function topFolders({ formsDirs, tablesDir }: WatchedFolders): readonly string[] {
  const shared = ['defs', 'tables'].map((name) => join(PROJECT_ROOT, 'schemas', name));
  return [...formsDirs, ...shared, ...(tablesDir ? [tablesDir] : [])];
}

async function nearestAbove(folder: string): Promise<string> {
  const above = dirname(folder);
  if (above === folder) return above;
  return (await stat(above).catch(() => undefined)) ? above : nearestAbove(above);
}

/** A line for each file. */
async function linesIn(folders: WatchedFolders, withSamples: boolean): Promise<readonly string[]> {
  const found = await Promise.all(topFolders(folders).map((each) => walk(each, withSamples)));
  return Promise.all(found.flatMap(({ files }) => [...files].sort()).map(lineOf));
}

/** What a folder holds, however deep: the files that a look is made of, and the folders. */
interface Found {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

const NOTHING: Found = { files: [], folders: [] };

/** Links in links that are followed: a form's folder, and a folder or a file within. */
const MOST_LINKS = 2;

/** The links are looked at too, and what they lead to: one may be turned elsewhere. */
async function walk(folder: string, withSamples: boolean, links = MOST_LINKS): Promise<Found> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return NOTHING;
  const wanted = entries.filter(({ name }) => withSamples || name !== SAMPLES);
  const found = await Promise.all(
    wanted.map(async (entry): Promise<Found> => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return walk(path, withSamples, links);
      if (isLink(entry)) {
        const behind = links > 0 ? await walk(path, withSamples, links - 1) : NOTHING;
        return { files: [path, ...behind.files], folders: behind.folders };
      }
      return { files: /\.(?:json|docx)$/.test(entry.name) ? [path] : [], folders: [] };
    }),
  );
  return {
    files: found.flatMap(({ files }) => files),
    folders: [folder, ...found.flatMap((each) => each.folders)],
  };
}

const isLink = (entry: Dirent) => entry.isSymbolicLink() && !entry.name.startsWith('.');

/** A file that vanished since its folder was read is told by the next look. */
async function lineOf(path: string): Promise<string> {
  const status = await stat(path).catch(() => undefined);
  return status ? `${path} ${status.ino} ${status.size} ${status.mtimeMs}` : path;
}
