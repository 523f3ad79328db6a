/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface DocumentResponse {
  /**
   * Word document, base64.
   */
  docxData?: string;
  /**
   * Name for the downloaded file, in the language of the document.
   */
  fileName?: string;
  /**
   * What came of the call. Anything but ok and processing is told to the applicant by the message of that key.
   */
  result?:
    | 'ok'
    | 'processing'
    | 'validationError'
    | 'signatureFailure'
    | 'signatureRequired'
    | 'amountMismatch'
    | 'recomputed'
    | 'paidDataLocked'
    | 'paymentRequired'
    | 'paymentNeedsAction'
    | 'paymentNotRepeatable'
    | 'offlineOnly'
    | 'formChanged'
    | 'eCertError'
    | 'passwordError'
    | 'fileNotSelected'
    | 'formCodeMismatch'
    | 'newerVersion'
    | 'generalErrMsg'
    | 'generalErrMsgWithSubmissionId';
  validationErr?: FieldError[];
  /**
   * Message key.
   */
  message?: string;
  /**
   * With recomputed: the sent value and the right one.
   */
  recomputed?: {
    path: string;
    sent?: unknown;
    computed?: unknown;
  }[];
}
/**
 * One thing wrong with one answer.
 */
export interface FieldError {
  /**
   * JSON Pointer of the answer, row indices included.
   */
  path: string;
  /**
   * Message key of the catalogue.
   */
  key: string;
  args: (string | number)[];
}
