import { chmodSync, mkdirSync, statSync } from 'node:fs';

/**
 * A result: `repaired` when the access of other users was removed, `open` when it could not be
 * removed.
 */
export type FolderPrivacy = 'private' | 'repaired' | 'open';

/**
 * Creates a folder that only the server's user may enter, or removes other users' access to an
 * existing one. File names are references, and drafts are readable until they are sealed. Windows
 * has no such permissions; there every folder counts as private.
 *
 * @throws {Error} when the folder cannot be created
 */
export function makePrivate(folder: string): FolderPrivacy {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32' || isPrivate(folder)) return 'private';
  try {
    chmodSync(folder, 0o700);
    return 'repaired';
  } catch {
    // Another user's folder, or a file system without permissions.
    return 'open';
  }
}

function isPrivate(folder: string): boolean {
  return (statSync(folder).mode & 0o077) === 0;
}
