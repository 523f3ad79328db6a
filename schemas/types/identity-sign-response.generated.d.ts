/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface IdentitySignResponse {
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
   * Code of the identity app: D00000 when it took the request.
   */
  code?: string;
  /**
   * Names the request to the poll.
   */
  id?: string;
  /**
   * Four digits that the app shows, too.
   */
  identificationCode?: string;
  /**
   * Opens the app on this device.
   */
  address?: string;
  /**
   * The address as a code for another device: PNG, base64.
   */
  qrImage?: string;
  deptName?: string;
  serviceName?: string;
  docName?: string;
  /**
   * SHA-256 of the document that the signature is added to, hex.
   */
  documentHash?: string;
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
