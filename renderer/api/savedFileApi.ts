import { CallError, type MessageRef, type SignedField } from '#engine';
import type { SavedFileLoadResponse } from '#schemas/types/saved-file-load-response.generated.d.ts';
import type { SavedFileSaveResponse } from '#schemas/types/saved-file-save-response.generated.d.ts';
import type { Http } from './http.ts';

/** The common input of the saved-file calls. */
export interface SavedFileCall {
  readonly http: Http;
  readonly formCode: string;
  readonly definition: string;
  /** The form's own reference: `L.R. 164`; empty where it has none. */
  readonly formRef: string;
  /** Version of the form. */
  readonly version: number;
}

/** The fields that accompany the encrypted content of a file. */
export interface FileContent {
  /** Base64. */
  readonly encryptedFormData: string;
  /** Thumbprint of the certificate that opens the file; absent for a password. */
  readonly recipient?: string | undefined;
  /** Whether the content includes the attachments and any signed document. */
  readonly withSignAndAttch: boolean;
  /** The signed document, base64; absent where nothing is signed. */
  readonly pdfData?: string | undefined;
  readonly signedFields: readonly SignedField[];
}

/**
 * Requests `POST /api/tempsave/save`: the server wraps the encrypted content in a file and stores
 * nothing.
 *
 * @returns the file, base64
 * @throws {CallError}
 */
export async function wrapFile(
  call: SavedFileCall,
  passwordHash: string,
  { signedFields, recipient, ...content }: FileContent,
): Promise<string> {
  const { http, definition } = call;
  const { data, message, result } = await http.send<SavedFileSaveResponse>({
    path: '/api/tempsave/save',
    withCaptcha: true,
    definition,
    body: {
      ...origin(call),
      passwordHash,
      ...content,
      ...(recipient !== undefined && { recipient }),
      signedFields: signedFields.map(({ fieldId, signedBy, signedAt }) => ({
        signField: fieldId,
        signedBy,
        signatureTimestamp: signedAt,
      })),
    },
  });
  if (data !== undefined) return data;
  throw new CallError({ kind: 'refused', message: { key: message ?? result, args: [] } });
}

/** Returns the form that saves or loads a file, in the wire's spelling. */
function origin({ formCode, formRef, version }: SavedFileCall) {
  return { formCode, ...(formRef !== '' && { formRef }), validFrom: String(version) };
}

/** A file that the server has opened. */
export interface UnwrappedFile {
  /**
   * Code of the form that saved the file: the calling form, or a form whose answers the calling
   * form imports.
   */
  readonly formCode: string;
  /** The content that the browser encrypted, base64. */
  readonly content: string;
  /** ISO 8601. */
  readonly savedAt: string | undefined;
  /** Whether an older version of the form saved the file. Some of its data may then not load. */
  readonly isOlder: boolean;
  /** Version of the form that saved the file. */
  readonly version: number;
}

/**
 * Requests `POST /api/tempsave/load`.
 *
 * @throws {CallError} with the reason: wrong password, another form, a newer version
 */
export async function unwrapFile(
  call: SavedFileCall,
  passwordHash: string,
  file: string,
): Promise<UnwrappedFile> {
  const { http, definition } = call;
  const answer = await http.send<SavedFileLoadResponse>({
    path: '/api/tempsave/load',
    withCaptcha: true,
    definition,
    body: { ...origin(call), passwordHash, data: file },
  });
  if (answer.result !== 'ok' || answer.data === undefined) {
    throw new CallError({ kind: 'refused', message: refusalOf(answer) });
  }
  return {
    formCode: answer.exc?.formCode ?? call.formCode,
    content: answer.data,
    savedAt: answer.exc?.savedAt,
    isOlder: answer.message === 'olderVersion',
    version: answer.exc?.version ?? call.version,
  };
}

/**
 * Returns the message of a refusal. For a file of another form it contains that form's path:
 * `/{formcode}/form/{reference}` (document 2, section 2).
 */
function refusalOf({ message, result, exc }: SavedFileLoadResponse): MessageRef {
  const key = message ?? result;
  if (exc?.formCode === undefined) return { key, args: [] };
  const { formCode, formRef = '' } = exc;
  // Only people read the reference in the URL: `L.R. 172` stays legible without its space.
  const reference = encodeURIComponent(formRef.replace(/\s/g, '')) || formCode;
  return { key, args: [`/${formCode}/form/${reference}`] };
}
