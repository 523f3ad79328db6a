/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface SignedFormResponse {
  result: 'ok';
  /**
   * PDF as it was signed, base64.
   */
  pdfData: string;
  handOver?: HandOver;
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
