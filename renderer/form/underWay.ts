import type { FieldError, FormStore } from '#engine';

/** The files that are being read for a form, as its page sees them: they are no answers yet. */
export interface UnderWay {
  /** Those that would be part of what is sent, as what stands in the way. */
  readonly awaited: () => readonly FieldError[];
  /** Resolves once there is none, at the latest when nobody should be kept waiting any longer. */
  readonly settled: () => Promise<void>;
  /** Listens to any change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Lets go of what is read for some fields. */
  readonly end: (fields: readonly string[]) => void;
}

/** What stands in the way while a file is being read: of no rule, so that no answer shows it. */
export const FILE_READING = 'validation_fileReading';

/** By store; there from the moment that a form shows something that takes files. */
export const UNDER_WAY = new WeakMap<FormStore, UnderWay>();

/** Lets go of the files that are being read for some fields, or for the whole form: they are cleared. */
export function endReadings(store: FormStore, fields: readonly string[] = ['']): void {
  UNDER_WAY.get(store)?.end(fields);
}
