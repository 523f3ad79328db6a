/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

/**
 * Further payments for a form that is paid: their money is or was refunded, or they are being cancelled.
 */
export type OtherPayments = {
  transactionid: string;
  /**
   * HK dollars, two decimals.
   */
  amount: string;
  state: 'refundDue' | 'refunded' | 'beingCancelled';
  /**
   * When the money was paid back, ISO 8601; of `refunded` only.
   */
  refundedat?: string;
}[];

export interface SubmitResponse {
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
  referenceNumber?: string;
  /**
   * ISO 8601.
   */
  submissionTime?: string;
  paymentTxnNum?: string;
  /**
   * Two-letter wallet code.
   */
  gcisWallet?: string;
  paymentMethod?: string;
  /**
   * HK dollars, two decimals.
   */
  paymentAmount?: string;
  submissionId?: string;
  invalidSignatures?: string[];
  /**
   * Signature fields that are signed; absent when none is.
   */
  signedFields?: string[];
  /**
   * SHA-256 of the document with all signatures, hex; absent when nothing is signed.
   */
  signedFormHash?: string;
  /**
   * Required signatures that are still to be made; absent when none is left.
   */
  signLaterFields?: string[];
  /**
   * PDF, base64.
   */
  pdfData?: string;
  otherpayments?: OtherPayments;
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
