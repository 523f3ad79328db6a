import { open } from 'node:fs/promises';

/**
 * Writes a new file that only its owner can read, and flushes it to the disk.
 *
 * @throws {Error} `EEXIST` when the path exists
 */
export async function writeFlushed(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes a folder, so that a rename in it survives a power cut. Windows does this itself. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
