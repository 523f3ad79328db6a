import { CallError, LANGUAGE_CODES } from '#engine';
import type { DocumentResponse } from '#schemas/types/document-response.generated.d.ts';
import type { FormCall, WireData } from './submissionApi.ts';

/** A Word document that the server has filled in. */
export interface FilledDocument {
  /** The document, base64. */
  readonly docx: string;
  readonly fileName: string;
}

/**
 * Requests `POST /api/submission/document/{formCode}/{documentId}`: a paper that accompanies the
 * form, filled in with the current answers. The server stores nothing.
 *
 * @throws {CallError}
 */
export async function fetchDocument(
  { http, formCode, definition, language, onProgress }: FormCall,
  documentId: string,
  formData: WireData,
): Promise<FilledDocument> {
  const { docxData, fileName, message } = await http.send<DocumentResponse>({
    path: `/api/submission/document/${formCode}/${documentId}`,
    withCaptcha: true,
    definition,
    onProgress,
    body: {
      formData,
      submissionDetail: { lang: LANGUAGE_CODES[language].product, isDraft: true },
    },
  });
  if (docxData !== undefined && fileName !== undefined) return { docx: docxData, fileName };
  const key = message ?? 'generalErrMsg';
  throw new CallError({ kind: 'refused', message: { key, args: [] } });
}
