/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

/**
 * Always empty: files travel in formData. The list is part of the contract.
 *
 * @maxItems 0
 */
export type Attachments = unknown[];

export interface RestoreSignedFormRequest {
  formData: FormData;
  submissionDetail: {
    /**
     * Product code of a language (document 2, section 9).
     */
    lang: 'Eng' | 'TradChn' | 'SimpChn';
    attachments?: Attachments;
    /**
     * The signed document of the saved file, base64.
     */
    pdfData: string;
    handOver: HandOver;
  };
}
/**
 * The answers, flat: names join nested objects with _, rows carry the suffix __n (specification, document 1, section 3). What each may be is the form's own schema's business.
 */
export interface FormData {
  [k: string]: unknown;
}
/**
 * Proof that this portal made a signed document for some answers. A saved file carries it.
 */
export interface HandOver {
  /**
   * Keyed hash over form, definition, answers and signatures; opaque.
   */
  seal: string;
  /**
   * Hash of the definition that the answers were signed under.
   */
  definition: string;
  /**
   * In the order in which they were made.
   *
   * @minItems 1
   * @maxItems 20
   */
  signatures: HandedSignature[];
}
/**
 * A signature of a document that is handed on, and the revision that it covers.
 */
export interface HandedSignature {
  /**
   * Id of the signature field.
   */
  signField: string;
  /**
   * ISO 8601, UTC, with milliseconds.
   */
  signatureTimestamp: string;
  /**
   * Bytes of the revision, counted from the start of the document.
   */
  length: number;
  /**
   * SHA-256 of those bytes, hex.
   */
  sha256: string;
}
