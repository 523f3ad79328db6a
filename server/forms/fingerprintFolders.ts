import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from '../config/projectRoot.ts';

/** The folders whose JSON and Word templates affect a definition or its check. */
export interface WatchedFolders {
  readonly formsDirs: readonly string[];
  readonly tablesDir?: string | undefined;
}

/**
 * Computes a hash that changes with every file from which definitions are compiled or checked. It
 * uses paths, inodes, sizes and times, not content. When two calls return the same hash, no file
 * was written in between.
 *
 * @returns the same hash until a file is added, changed or removed; a missing folder counts as
 *   empty
 */
export async function fingerprintFolders(folders: WatchedFolders): Promise<string> {
  return hashOf(await linesIn(folders, true));
}

/**
 * Interval between reads of the samples. They are four fifths of the files, and no applicant waits
 * for their effect.
 */
const SAMPLES_MS = 60_000;
const SAMPLES = 'samples';

/**
 * Creates a function that returns the same text as `fingerprintFolders`, at low cost when nothing
 * changed.
 *
 * @returns a function; with `isThorough` it reads the samples, too. Otherwise it reads them once a
 *   minute, and after any other change
 */
export function cachedFingerprint(
  folders: WatchedFolders,
): (isThorough: boolean) => Promise<string> {
  let seen = { forms: '', all: '', until: 0 };
  return async (isThorough) => {
    const forms = hashOf(await linesIn(folders, false));
    if (isThorough || forms !== seen.forms || performance.now() > seen.until) {
      const all = await fingerprintFolders(folders);
      seen = { forms, all, until: performance.now() + SAMPLES_MS };
    }
    return seen.all;
  };
}

/**
 * Lists every folder in which a change can affect the fingerprint.
 *
 * @returns absolute paths; for a missing folder, its nearest existing ancestor
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

/** Returns one line for each file. */
async function linesIn(folders: WatchedFolders, withSamples: boolean): Promise<readonly string[]> {
  const found = await Promise.all(topFolders(folders).map((each) => walk(each, withSamples)));
  return Promise.all(found.flatMap(({ files }) => [...files].sort()).map(lineOf));
}

/** The content of a folder with its subfolders: the files of the fingerprint, and the folders. */
interface Found {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

const NOTHING: Found = { files: [], folders: [] };

/** Maximum number of nested links to follow: a form's folder, and a folder or a file in it. */
const MOST_LINKS = 2;

/** Walks a folder. Includes links and their targets, because a link may change its target. */
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

/**
 * Returns the line of a file. If a file was removed after its folder was read, the line contains
 * only its path.
 */
async function lineOf(path: string): Promise<string> {
  const status = await stat(path).catch(() => undefined);
  return status ? `${path} ${status.ino} ${status.size} ${status.mtimeMs}` : path;
}
