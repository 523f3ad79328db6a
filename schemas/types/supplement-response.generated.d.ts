/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface SupplementResponse {
  /**
   * Code of the form that goes on with the link.
   */
  form: string;
  /**
   * The Registry's record, under the names of prefill.
   */
  request: {
    status: 'valid' | 'expired' | 'used' | 'revoked' | 'unknown';
    /**
     * DD/MM/YYYY in Hong Kong; of a valid link.
     */
    expiresAt?: string;
    questions?: {
      prompt: string;
    }[];
  };
  /**
   * First values under the names of the page's address: reference, form.
   */
  query: {
    [k: string]: string;
  };
}
