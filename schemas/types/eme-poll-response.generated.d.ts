/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface EmePollResponse {
  status: 'pending' | 'completed' | 'failed';
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
