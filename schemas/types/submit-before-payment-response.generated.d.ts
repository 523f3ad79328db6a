/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface SubmitBeforePaymentResponse {
  /**
   * What came of the call. Anything but ok and processing is told to the applicant by the message of that key.
   */
  result:
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
   * With recomputed: what was sent and what is right.
   */
  recomputed?: {
    path: string;
    sent?: unknown;
    computed?: unknown;
  }[];
  submissionId?: string;
  /**
   * HK dollars, two decimals: 380.00.
   */
  paymentAmount?: string;
  /**
   * Signature fields dropped because the answers differ from the signed ones.
   */
  invalidSignatures?: string[];
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
