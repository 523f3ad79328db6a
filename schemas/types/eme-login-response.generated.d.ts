/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface EmeLoginResponse {
  /**
   * Names the log-in to the poll, and comes back with the browser.
   */
  state: string;
  /**
   * Opens the identity app on this device, or its page with a QR code for another device.
   */
  redirectLink: string;
  /**
   * The person uses another device.
   */
  authByQR: boolean;
}
