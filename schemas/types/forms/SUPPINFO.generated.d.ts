/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface SUPPINFOData {
  /**
   * Reference number
   */
  referenceNumber: string;
  /**
   * Form that you submitted
   */
  formCode:
    | 'LR172'
    | 'LRSI1'
    | 'LRCRT1'
    | 'LROLS1'
    | 'LROLS7'
    | 'LROLS8'
    | 'LROLS9'
    | 'LROLS10'
    | 'LREAL1'
    | 'LREAL2'
    | 'LREEA1'
    | 'LREEA9'
    | 'LR173'
    | 'LR124'
    | 'LR126'
    | 'LR176'
    | 'LR164'
    | 'LR161'
    | 'LR125'
    | 'LR167'
    | 'LR171'
    | 'LR175'
    | 'LR166'
    | 'ATI'
    | 'LFSC'
    | 'COAP'
    | 'LRMDB1'
    | 'LRMDB2'
    | 'LRMMIM1'
    | 'LRWS1'
    | 'LRWS2'
    | 'LRWS3'
    | 'LR111'
    | 'LODLIST'
    | 'SUPPINFO';
  /**
   * Link
   */
  linkToken?: string;
  /**
   * The link is valid until
   */
  linkExpiresAt?: string;
  /**
   * Who submits?
   */
  submitterType: 'individual' | 'organisation';
  /**
   * Name of the organisation
   */
  orgName?: string;
  /**
   * Name in English
   */
  enName: string;
  /**
   * Hong Kong identity card number
   */
  idNo?: string;
  /**
   * Day-time telephone
   */
  dayPhone: string;
  /**
   * E-mail address
   */
  email: string;
  /**
   * E-mail address again
   */
  emailRetype: string;
  /**
   * Our questions
   *
   * Items: Our questions
   */
  questions?: {
    /**
     * What we ask
     */
    prompt?: string;
    /**
     * Your answer
     */
    answer?: string;
    /**
     * Files for this answer
     *
     * Items: Files for this answer
     */
    answerFiles?: {
      name: string;
      size: number;
      type: string;
      sha256: string;
      ref: string;
    }[];
  }[];
  /**
   * Further information
   */
  newInformation?: string;
  /**
   * Documents
   *
   * Items: Documents
   */
  supportDocument?: {
    /**
     * Type of document
     */
    docType: 'requested' | 'replacement' | 'identityProof' | 'authority' | 'other';
    /**
     * File
     */
    docFile: {
      name: string;
      size: number;
      type: string;
      sha256: string;
      ref: string;
    };
  }[];
  /**
   * Send me an acknowledgement by e-mail
   */
  receiveAckEmail?: true;
  /**
   * E-mail address for the acknowledgement
   */
  ackEmail?: string;
  /**
   * Attach the filled-in form, protected by a password
   */
  ackEmailIncludeFilledForm?: true;
  /**
   * Password for the attached form
   */
  password?: string;
  /**
   * Password again
   */
  confirmPassword?: string;
}
