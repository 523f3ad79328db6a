/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

/**
 * Always empty: files travel in formData. The list is part of the contract.
 *
 * @maxItems 0
 */
export type Attachments = unknown[];
/**
 * @maxItems 20
 */
export type SignedFields = SignedField[];

export interface SubmitBeforePaymentRequest {
  formData: FormData;
  submissionDetail: {
    attachments?: Attachments;
    signedFields?: SignedFields;
    /**
     * Product code of a language (document 2, section 9).
     */
    lang: 'Eng' | 'TradChn' | 'SimpChn';
    referenceNumber?: string;
    /**
     * The last transaction of this tab, as a hint: where it is still open, the gateway is asked about it first.
     */
    previousGcisTxnId?: string;
  };
}
/**
 * The answers, flat: names join nested objects with _, rows carry the suffix __n (specification, document 1, section 3). What each may be is the form's own schema's business.
 */
export interface FormData {
  [k: string]: unknown;
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
