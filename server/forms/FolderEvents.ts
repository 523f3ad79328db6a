import { type FSWatcher, watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../log/reasonOf.ts';

/**
 * A function that starts to watch one folder, without subfolders. It has the signature of `watch`
 * in `node:fs`.
 */
export type WatchFolder = (path: string, options: { readonly persistent: boolean }) => FSWatcher;

/**
 * A watcher for the operating system's events of some folders. An event only means that the folders
 * must be read again, not what changed. Events may be lost (network drives, some container mounts),
 * so the caller must also poll from time to time.
 */
export class FolderEvents {
  readonly #list: () => Promise<readonly string[]>;
  readonly #watch: WatchFolder;
  readonly #watchers = new Map<string, FSWatcher>();
  #fault: string | undefined;
  #isClosed = false;
  #hasChange = false;
  #wake = () => {};

  /**
   * @param list returns the folders to watch now, without their subfolders
   * @param watchFolder starts to watch one folder; `watch` of `node:fs` when absent
   */
  constructor(list: () => Promise<readonly string[]>, watchFolder: WatchFolder = watch) {
    this.#list = list;
    this.#watch = watchFolder;
  }

  /**
   * The reason why the last call of `follow` could not watch all folders; `undefined` when all are
   * watched.
   */
  get fault(): string | undefined {
    return this.#fault;
  }

  /**
   * Watches the folders that exist now. A folder that was removed and created again counts as new.
   */
  async follow(): Promise<void> {
    this.#fault = undefined;
    // A folder that was created after the listing and before its parent was watched causes no
    // event.
    while ((await this.#followOnce()) > 0 && !this.#isClosed);
  }

  /**
   * Waits for an event.
   *
   * @param ms maximum time to wait
   * @returns whether an event came since the last call
   */
  async next(ms: number, signal: AbortSignal): Promise<boolean> {
    if (!this.#hasChange) {
      const waiting = new AbortController();
      this.#wake = () => waiting.abort();
      const either = AbortSignal.any([waiting.signal, signal]);
      await sleep(ms, undefined, { ref: false, signal: either }).catch(() => undefined);
    }
    const hadChange = this.#hasChange;
    this.#hasChange = false;
    return hadChange;
  }

  /** Stops every watch. */
  close(): void {
    this.#isClosed = true;
    for (const key of [...this.#watchers.keys()]) this.#drop(key);
  }

  /** Watches new folders once. @returns the number of newly watched folders */
  async #followOnce(): Promise<number> {
    const wanted = new Map<string, string>();
    for (const path of await this.#list()) {
      const status = await stat(path).catch(() => undefined);
      if (status) wanted.set(`${path} ${status.ino} ${status.birthtimeMs}`, path);
    }
    if (this.#isClosed) return 0;
    for (const key of this.#watchers.keys()) if (!wanted.has(key)) this.#drop(key);
    const before = this.#watchers.size;
    for (const [key, path] of wanted) if (!this.#watchers.has(key)) this.#open(key, path);
    return this.#watchers.size - before;
  }

  #open(key: string, path: string): void {
    try {
      const watcher = this.#watch(path, { persistent: false });
      watcher.on('change', () => this.#note());
      watcher.on('error', () => {
        this.#drop(key);
        this.#note();
      });
      this.#watchers.set(key, watcher);
    } catch (error) {
      // A folder that was removed meanwhile is not a fault. A limit of the system is a fault:
      // ENOSPC, EMFILE.
      const hasVanished = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!hasVanished) this.#fault = reasonOf(error);
    }
  }

  #drop(key: string): void {
    this.#watchers.get(key)?.close();
    this.#watchers.delete(key);
  }

  #note(): void {
    this.#hasChange = true;
    this.#wake();
  }
}
