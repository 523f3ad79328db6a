/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface SavedFileLoadRequest {
  formCode: string;
  formRef?: string;
  validFrom?: string;
  /**
   * Verifier derived from the password in the browser; never the password.
   */
  passwordHash: string;
  /**
   * The .lrwf file, base64.
   */
  data: string;
}
