/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface SignedHashResponse {
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
  /**
   * Signed PDF, base64.
   */
  pdfData?: string;
  signedBy?: string;
  /**
   * ISO 8601.
   */
  signatureTimestamp?: string;
  /**
   * Message key.
   */
  message?: string;
  /**
   * Keys of everything that is wrong, `message` first.
   */
  messages?: string[];
}
