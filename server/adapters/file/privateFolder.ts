import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** A result: `repaired` when access of other users was removed, `open` when it could not be removed. */
export type FolderPrivacy = 'private' | 'repaired' | 'open';

/**
 * Makes a folder that only the server's user may enter, or takes the access of others away from one that
 * is there: file names are references, and drafts are readable until they are sealed. Windows has no
 * such rights; there every folder counts as private.
 *
 * @throws {Error} when the folder cannot be made
 */
export function makePrivate(folder: string): FolderPrivacy {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32' || isPrivate(folder)) return 'private';
  try {
    chmodSync(folder, 0o700);
    return 'repaired';
  } catch {
    // Another user's folder, or a file system without rights.
    return 'open';
  }
}

function isPrivate(folder: string): boolean {
  return (statSync(folder).mode & 0o077) === 0;
}
