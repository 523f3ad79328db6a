/** A finished saving. */
export interface Saving {
  readonly fileName: string;
  /** ISO 8601. */
  readonly savedAt: string;
}

/**
 * Hands a password from the dialog to the call that saves. It stays out of the machine and of
 * React's state, and is kept no longer than the saving takes: a captcha may come between.
 */
export class SaveRequest {
  #password: string | undefined;
  #leavesFilesOut = false;
  readonly #listeners = new Set<(saving: Saving) => void>();
  readonly #wishers = new Set<() => void>();

  /**
   * Keeps the password for the call that follows.
   *
   * @param leavesFilesOut saves the answers without their attachments, which are too large
   */
  offer(password: string, leavesFilesOut = false): void {
    this.#password = password;
    this.#leavesFilesOut = leavesFilesOut;
  }

  /** Whether the attachments stay out of the file. */
  leavesFilesOut(): boolean {
    return this.#leavesFilesOut;
  }

  /** The password; `''` when none was offered. */
  get(): string {
    return this.#password ?? '';
  }

  /** The applicant does not want to save after all. */
  forget(): void {
    this.#password = undefined;
  }

  /** The file is written: the password is forgotten, and whoever waits is told. */
  done(saving: Saving): void {
    this.#password = undefined;
    for (const listener of this.#listeners) listener(saving);
  }

  /** Asks whoever shows the dialog to show it (the session's warning, a saving that failed). */
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
