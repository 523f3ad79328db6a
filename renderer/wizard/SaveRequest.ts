import type { FileLock } from '../saved-file/FileLock.ts';

/** A finished saving. */
export interface Saving {
  readonly fileName: string;
  /** ISO 8601. */
  readonly savedAt: string;
}

/**
 * Hands a password or a certificate from the dialog to the call that saves. It stays out of the machine
 * and of React's state, and is kept no longer than the saving takes: a captcha may come between.
 */
export class SaveRequest {
  #lock: FileLock | undefined;
  #leavesFilesOut = false;
  readonly #listeners = new Set<(saving: Saving) => void>();
  readonly #wishers = new Set<() => void>();

  /**
   * Keeps the protection of the file for the call that follows.
   *
   * @param leavesFilesOut saves the answers without their attachments, which are too large
   */
  offer(lock: FileLock, leavesFilesOut = false): void {
    this.#lock = lock;
    this.#leavesFilesOut = leavesFilesOut;
  }

  /** Whether the attachments stay out of the file. */
  leavesFilesOut(): boolean {
    return this.#leavesFilesOut;
  }

  /** Returns the protection; `undefined` when none was offered. */
  get(): FileLock | undefined {
    return this.#lock;
  }

  /** The applicant does not want to save after all. */
  forget(): void {
    this.#lock = undefined;
  }

  /** Forgets the protection and tells the listeners that the file is written. */
  done(saving: Saving): void {
    this.#lock = undefined;
    for (const listener of this.#listeners) listener(saving);
  }

  /** Asks for the dialog (the session's warning, a saving that failed). */
  wish(): void {
    for (const wisher of this.#wishers) wisher();
  }

  /** Listens to such wishes; returns the way to stop. */
  onWish(wisher: () => void): () => void {
    this.#wishers.add(wisher);
    return () => this.#wishers.delete(wisher);
  }

  /** Listens to finished savings; returns the way to stop. */
  onDone(listener: (saving: Saving) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
