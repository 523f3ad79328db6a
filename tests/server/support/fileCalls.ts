import { type FileHandle, open } from 'node:fs/promises';
import { vi } from 'vitest';

/**
 * Records the calls of every open file until `vi.restoreAllMocks`. A closed file has the descriptor
 * -1.
 *
 * @param path an existing file or folder
 */
export async function fileCalls(path: string) {
  const file = await open(path);
  const prototype: FileHandle = Object.getPrototypeOf(file);
  await file.close();
  const sync = vi.spyOn(prototype, 'sync');
  const writeFile = vi.spyOn(prototype, 'writeFile');
  /** Returns the descriptor of the file of the first call. */
  const descriptor = () => {
    const [first] = [...writeFile.mock.contexts, ...sync.mock.contexts];
    return (first as FileHandle).fd;
  };
  return { sync, writeFile, descriptor };
}
