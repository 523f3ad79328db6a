import { CallError, type MessageRef } from '#engine';
import type { SavedFileLoadResponse } from '#schemas/types/saved-file-load-response.generated.d.ts';
import type { SavedFileSaveResponse } from '#schemas/types/saved-file-save-response.generated.d.ts';
import type { Http } from './http.ts';

/** A form's code and definition, and the way to the server. */
export interface SavedFileCall {
  readonly http: Http;
  readonly formCode: string;
  readonly definition: string;
}

/**
 * `POST /api/tempsave/save`: what the browser encrypted comes back as a file; nothing is kept.
 *
 * @returns the file, base64
 * @throws {CallError}
 */
export async function wrapFile(
  { http, formCode, definition }: SavedFileCall,
  passwordHash: string,
  encryptedFormData: string,
): Promise<string> {
  const { data, message, result } = await http.send<SavedFileSaveResponse>({
    path: '/api/tempsave/save',
    withCaptcha: true,
    definition,
    body: { formCode, passwordHash, encryptedFormData },
  });
  if (data !== undefined) return data;
  throw new CallError({ kind: 'refused', message: { key: message ?? result, args: [] } });
}

/** A file that the server opened for its password. */
export interface UnwrappedFile {
  /** What the browser encrypted, base64. */
  readonly content: string;
  /** ISO 8601. */
  readonly savedAt: string | undefined;
  /** The file was saved by an older version: some data may not load. */
  readonly isOlder: boolean;
}

/**
 * `POST /api/tempsave/load`.
 *
 * @throws {CallError} with the reason: wrong password, another form, a newer version
 */
export async function unwrapFile(
  { http, formCode, definition }: SavedFileCall,
  passwordHash: string,
  file: string,
): Promise<UnwrappedFile> {
  const answer = await http.send<SavedFileLoadResponse>({
    path: '/api/tempsave/load',
    withCaptcha: true,
    definition,
    body: { formCode, passwordHash, data: file },
  });
  if (answer.result !== 'ok' || answer.data === undefined) {
    throw new CallError({ kind: 'refused', message: refusalOf(answer) });
  }
  return {
    content: answer.data,
    savedAt: answer.exc?.savedAt,
    isOlder: answer.message === 'olderVersion',
  };
}

/** A file of another form says where to open it: `/{formcode}/form/{reference}`. */
function refusalOf({ message, result, exc }: SavedFileLoadResponse): MessageRef {
  const key = message ?? result;
  return { key, args: exc?.formCode === undefined ? [] : [`/form/${exc.formCode}`] };
}
