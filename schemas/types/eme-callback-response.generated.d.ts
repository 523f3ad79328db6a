/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface EmeCallbackResponse {
  result: 'ok' | 'failed';
  /**
   * The form that the log-in began in.
   */
  formCode?: string;
  /**
   * Handle of the access token for this browser; the token itself stays on the server.
   */
  accessToken?: string;
  /**
   * Handle of the person for this browser.
   */
  openID?: string;
  /**
   * Message key.
   */
  message?: string;
}
