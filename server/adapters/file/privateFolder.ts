import { chmodSync, mkdirSync, statSync } from 'node:fs';

/**
 * A result: `repaired` when the access of other users was removed, `open` when it could not be
 * removed.
 */
export type FolderPrivacy = 'private' | 'repaired' | 'open';

/**
 * Creates a folder to which only the server's user has access, or removes other users' access to an
 * existing folder. On Windows, which has no such permissions, every folder counts as private.
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
    // The folder belongs to another user, or the file system has no permissions.
    return 'open';
  }
}

function isPrivate(folder: string): boolean {
  return (statSync(folder).mode & 0o077) === 0;
}
