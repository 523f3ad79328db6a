/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface SUPPLINKData {
  /**
   * About this page
   */
  aboutLink?: {};
  /**
   * Link
   */
  RefID?: string;
  /**
   * Link status
   */
  linkStatus?: 'valid' | 'expired' | 'used' | 'revoked' | 'unknown';
  /**
   * This link cannot be used
   */
  linkExpired?: {};
  /**
   * The link has been used already
   */
  linkUsed?: {};
  /**
   * Reference number
   */
  referenceNumber: string;
  /**
   * E-mail address
   */
  email: string;
  /**
   * E-mail address again
   */
  emailRetype: string;
}
