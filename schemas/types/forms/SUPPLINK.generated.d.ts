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
  linkStatus?: 'valid' | 'expired' | 'used';
  /**
   * The link has expired
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
  /**
   * What would you like to do?
   */
  linkAction: 'continue' | 'newLink';
}
