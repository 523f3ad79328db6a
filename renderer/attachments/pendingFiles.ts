import type { FieldError, FormStore } from '#engine';

/** The files that a form is still reading; they are not answers yet. */
export interface PendingFiles {
  /** Returns an error for each pending file that would be sent: it blocks the submission. */
  readonly awaited: () => readonly FieldError[];
  /** Resolves once no file is pending, at the latest after the longest wait. */
  readonly settled: () => Promise<void>;
  /** Subscribes to any change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Cancels the pending files of some fields. */
  readonly end: (fields: readonly string[]) => void;
}

/** The error key while a file is being read. It belongs to no rule, so no answer shows it. */
export const FILE_READING = 'validation_fileReading';

/** Pending files by store; set once a form shows a file widget. */
export const PENDING_FILES = new WeakMap<FormStore, PendingFiles>();

/** Cancels the pending files of some fields, or of the whole form, because they are cleared. */
export function endReadings(store: FormStore, fields: readonly string[] = ['']): void {
  PENDING_FILES.get(store)?.end(fields);
}
