/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface SavedFileLoadResponse {
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
   * encryptedFormData as it was saved, base64.
   */
  data?: string;
  /**
   * Message key; with ok, olderVersion: some answers may not be taken over.
   */
  message?: string;
  /**
   * Where the file comes from. With ok, the form is the one that was asked for, or another whose files its import names.
   */
  exc?: {
    formCode?: string;
    formRef?: string;
    validFrom?: string;
    /**
     * Hash of the definition it was saved under.
     */
    definition?: string;
    /**
     * Version of the form it was saved with.
     */
    version?: number;
    /**
     * ISO 8601.
     */
    savedAt?: string;
  };
}
