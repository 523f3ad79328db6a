/** The value of a file answer: what the form data hold. The bytes stay in the browser until sent. */
export interface FileValue {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Media type as the browser tells it. */
  readonly type: string;
  /** SHA-256 of the bytes, lower-case hex. */
  readonly sha256: string;
  /** What `fileOf` finds the bytes by. */
  readonly ref: string;
}

/**
 * Keeps a chosen file in memory under a new reference. Form data are plain JSON, so they cannot
 * hold the file itself.
 */
export function keepFile(file: Blob): string {
  const ref = `file-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  shelf.set(ref, file);
  return ref;
}

/** Keeps a file under a reference that it had before the page was reloaded. */
export function shelveFile(ref: string, file: Blob): void {
  shelf.set(ref, file);
}

/** The file kept under a reference; `undefined` when it was dropped or the page was reloaded. */
export function fileOf(ref: string): Blob | undefined {
  return shelf.get(ref);
}

/** Lets a file go. */
export function dropFile(ref: string): void {
  shelf.delete(ref);
}

const shelf = new Map<string, Blob>();
