/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

/**
 * @maxItems 20
 */
export type SignedFields = SignedField[];

export interface RestoreSignedFormResponse {
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
  submissionId?: string;
  /**
   * HK dollars with at most two decimals, without grouping.
   */
  paymentAmount?: string;
  signedFields?: SignedFields;
  /**
   * Ids of signature fields that do not hold.
   */
  invalidSignatures?: string[];
  /**
   * Why each of them does not hold.
   */
  brokenSignatures?: {
    signField: string;
    /**
     * Message key.
     */
    message: string;
  }[];
  /**
   * Message key.
   */
  message?: string;
  validationErr?: FieldError[];
  /**
   * With recomputed: the sent and the correct values.
   */
  recomputed?: {
    path: string;
    sent?: unknown;
    computed?: unknown;
  }[];
}
/**
 * What the browser shows of a signature. The server trusts its own record only.
 */
export interface SignedField {
  /**
   * Id of the signature field.
   */
  signField: string;
  signedBy?: string;
  signatureName?: string;
  signatureTimestamp?: string;
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
