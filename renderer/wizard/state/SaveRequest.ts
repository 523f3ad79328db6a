import type { FileLock } from '../../saved-file/encryption/FileLock.ts';

/** A completed save. */
export interface Saving {
  readonly fileName: string;
  /** When the file was saved, ISO 8601. */
  readonly savedAt: string;
}

/**
 * A channel that passes a password or a certificate from the dialog to the call that saves. The
 * secret is neither in the machine nor in React's state. It remains until the save ends, because a
 * captcha may interrupt the save.
 */
export class SaveRequest {
  #lock: FileLock | undefined;
  #leavesFilesOut = false;
  readonly #listeners = new Set<(saving: Saving) => void>();
  readonly #openers = new Set<() => void>();

  /**
   * Stores the protection of the file for the following call.
   *
   * @param leavesFilesOut whether to save the answers without their attachments, which are too
   *   large
   */
  offer(lock: FileLock, leavesFilesOut = false): void {
    this.#lock = lock;
    this.#leavesFilesOut = leavesFilesOut;
  }

  /** Returns whether the file omits the attachments. */
  leavesFilesOut(): boolean {
    return this.#leavesFilesOut;
  }

  /** Returns the protection; `undefined` when none is set. */
  get(): FileLock | undefined {
    return this.#lock;
  }

  /** Removes the protection, because the applicant cancelled the save. */
  forget(): void {
    this.#lock = undefined;
  }

  /** Removes the protection and notifies the listeners that the file is written. */
  done(saving: Saving): void {
    this.#lock = undefined;
    for (const listener of this.#listeners) listener(saving);
  }

  /** Asks for the save dialog, after the session's warning or a failed save. */
  wish(): void {
    for (const opener of this.#openers) opener();
  }

  /** Subscribes to requests for the save dialog; returns the unsubscribe function. */
  onWish(listener: () => void): () => void {
    this.#openers.add(listener);
    return () => this.#openers.delete(listener);
  }

  /** Subscribes to completed saves; returns the unsubscribe function. */
  onDone(listener: (saving: Saving) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
