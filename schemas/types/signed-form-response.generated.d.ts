/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface SignedFormResponse {
  result: 'ok';
  /**
   * PDF as it was signed, base64.
   */
  pdfData: string;
}
