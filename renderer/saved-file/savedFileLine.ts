/** The form that saved a file, and the certificate that opens the file. */
export interface SavedFileLine {
  /** Code of the form that saved the file; empty if the line contains no code. */
  readonly formCode: string;
  /** Thumbprint of the certificate (`x5t#S256`); absent for a password. */
  readonly recipient: string | undefined;
}

/** Maximum length of the server's line, in bytes. */
const LONGEST_LINE = 2000;

/**
 * Reads the line that the server writes at the start of each saved file. The server verifies the
 * line when it opens the file.
 *
 * @returns `undefined` for a file that is not a saved form
 */
export async function savedFileLine(file: Blob): Promise<SavedFileLine | undefined> {
  const start = await file.slice(0, LONGEST_LINE).text();
  try {
    const line: unknown = JSON.parse(start.slice(0, start.indexOf('\n')));
    if (typeof line !== 'object' || line === null || !('lrwf' in line)) return undefined;
    const recipient: unknown = Reflect.get(line, 'recipient');
    const formCode: unknown = Reflect.get(line, 'formCode');
    return {
      formCode: typeof formCode === 'string' ? formCode : '',
      recipient: typeof recipient === 'string' ? recipient : undefined,
    };
  } catch {
    return undefined;
  }
}
