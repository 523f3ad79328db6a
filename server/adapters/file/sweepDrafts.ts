import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Matches temporary files of `LocalFileStore`, `OutboxMailer` and `writeCompressed`. */
const DRAFT = /\.(?:new|\d+\.tmp)$/;

/**
 * Age of a file that no process writes any more. Another process may share the folder, but no write
 * takes this long.
 */
const ABANDONED_MS = 10 * 60_000;

/**
 * Removes the temporary files of a process that was killed while it wrote.
 *
 * @param folders folders to search with their subfolders; a missing folder counts as empty
 * @param now the current time
 * @returns the number of removed files
 */
export function sweepDrafts(folders: readonly string[], now: Date): number {
  const before = now.getTime() - ABANDONED_MS;
  const drafts = folders.flatMap(draftsIn).filter((path) => modifiedAt(path) < before);
  for (const path of drafts) rmSync(path, { force: true });
  return drafts.length;
}

function draftsIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && DRAFT.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    // The folder does not exist yet or is not readable, so there are no files to remove.
    return [];
  }
}

/** Returns the modification time of a file. A file that was removed meanwhile counts as new. */
function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
}
