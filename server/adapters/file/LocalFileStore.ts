import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '../../ports/files/FileStore.ts';
import { StoreError } from '../../ports/store/SubmissionStore.ts';
import { flushFolder, writeFlushed } from './flushed.ts';

/** A file store in a folder of this machine, with one file per key. */
export class LocalFileStore implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    await this.#keep(key, content, rename);
  }

  async putNew(key: string, content: Uint8Array): Promise<boolean> {
    try {
      await this.#keep(key, content, link);
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    }
  }

  /**
   * Writes a temporary file, flushes it, moves it to its place and flushes the folder. After a
   * power failure the file is complete or missing.
   */
  async #keep(key: string, content: Uint8Array, place: typeof rename): Promise<void> {
    const path = this.#pathOf(key);
    const draft = `${path}.${randomBytes(6).toString('hex')}.new`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFlushed(draft, content);
      await place(draft, path);
    } catch (error) {
      throw isFull(error)
        ? new StoreError('full', 'Cannot keep the file: its disk is full', { cause: error })
        : error;
    } finally {
      await rm(draft, { force: true });
    }
    await flushFolder(dirname(path));
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    try {
      return await readFile(this.#pathOf(key));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    const path = this.#pathOf(key);
    await rm(path, { force: true });
    await flushFolder(dirname(path)).catch(ignoreMissing);
  }

  /**
   * Returns the path of a key. The extension distinguishes the file of a key from the folder of
   * longer keys: `a` and `a/b`.
   */
  #pathOf(key: string): string {
    if (key.length < 3 || key.length > 120 || !KEY.test(key)) {
      throw new RangeError('Cannot use the key of a file: it is none of ours');
    }
    return join(this.#folder, ...`${key}.sealed`.split('/'));
  }
}

const KEY = /^[a-z0-9]+(?:[/-][a-z0-9]+)*$/;

function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

/** Checks whether the disk, or this user's quota, is full. */
function isFull(error: unknown): boolean {
  return hasCode(error, 'ENOSPC', 'EDQUOT');
}

function hasCode(error: unknown, ...codes: readonly unknown[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(error.code);
}

function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}
