/**
 * The value of a file answer in the form data. The bytes stay in the browser until they are sent.
 */
export interface FileValue {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  /** Media type, as the browser reports it. */
  readonly type: string;
  /** SHA-256 of the bytes, lower-case hex; empty if it was not computed. */
  readonly sha256: string;
  /** Key by which `fileOf` finds the bytes. */
  readonly ref: string;
}

/**
 * Stores a file in memory and returns its new reference. Form data are plain JSON, so they cannot
 * contain the file itself.
 */
export function keepFile(file: Blob): string {
  const ref = `file-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  files.set(ref, file);
  return ref;
}

/** Stores a file under the reference that it had before a reload. */
export function cachePendingFile(ref: string, file: Blob): void {
  files.set(ref, file);
}

/** Returns the file of a reference; `undefined` when it was removed or the page was reloaded. */
export function fileOf(ref: string): Blob | undefined {
  return files.get(ref);
}

/** Removes a file. */
export function dropFile(ref: string): void {
  files.delete(ref);
}

const files = new Map<string, Blob>();
