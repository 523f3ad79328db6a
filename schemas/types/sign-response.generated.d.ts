/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface SignResponse {
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
   * SHA-256 of toBeSigned, hex.
   */
  docHash?: string;
  /**
   * Signed attributes, DER, base64.
   */
  toBeSigned?: string;
  /**
   * PDF with the place for the signature, base64.
   */
  pdfData?: string;
  signedBy?: string;
  signatureName?: string;
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
