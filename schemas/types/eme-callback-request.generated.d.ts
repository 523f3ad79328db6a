/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface EmeCallbackRequest {
  /**
   * As the identity app sent it with the browser.
   */
  state: string;
  /**
   * Of a log-in that was approved.
   */
  code?: string;
  /**
   * Of a log-in that was not.
   */
  error_code?: string;
}
