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

export interface ReviewRequest {
  formData: FormData;
  submissionDetail: {
    attachments?: Attachments;
    signedFields?: SignedFields;
    /**
     * Accepts missing answers, for a print before the form is complete
     */
    isDraft?: boolean;
    /**
     * Product code of a language (document 2, section 9).
     */
    lang: 'Eng' | 'TradChn' | 'SimpChn';
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
