import type { FieldError, FormStore } from '#engine';

/** The files that a form is still reading; they are not answers yet. */
export interface PendingFiles {
  /**
   * Returns an error for each pending file of a visible answer. These errors block the submission.
   */
  readonly awaited: () => readonly FieldError[];
  /** Resolves once no file is pending, or after a time limit. */
  readonly settled: () => Promise<void>;
  /** Subscribes to any change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Cancels the files that are chosen for some fields but are not answers yet. */
  readonly end: (fields: readonly string[]) => void;
}

/** The error key while a file is being read. It belongs to no rule, so no answer shows it. */
export const FILE_READING = 'validation_fileReading';

/** The pending files of each store; absent until the form shows a file widget. */
export const PENDING_FILES = new WeakMap<FormStore, PendingFiles>();

/**
 * Cancels the pending files of some fields, or of the whole form, when their answers are cleared or
 * replaced.
 */
export function endReadings(store: FormStore, fields: readonly string[] = ['']): void {
  PENDING_FILES.get(store)?.end(fields);
}
