/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface FormToSignResponse {
  result: 'ok';
  /**
   * PDF as it will be signed, base64.
   */
  pdfData: string;
}
