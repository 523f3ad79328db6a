import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Half-written files, as `LocalFileStore`, `OutboxMailer` and `writeCompressed` name them. */
const DRAFT = /\.(?:new|\d+\.tmp)$/;

/** No file takes so long to write; another process may share the folder. */
const ABANDONED_MS = 10 * 60_000;

/**
 * Removes drafts of a process that was killed while it wrote.
 *
 * @param folders looked through with all that is in them; one that is missing has none
 * @param now the present
 * @returns how many drafts were removed
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
    // Not there yet, or not readable: nothing of it is ours to remove.
    return [];
  }
}

/** One that is gone meanwhile is as good as new. */
function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
}
