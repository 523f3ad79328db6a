/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LREEA9Data {
  /**
   * Authorized institution
   */
  aiName: 'EXB' | 'SMB' | 'SPR' | 'DMD' | 'OTH';
  /**
   * Name of the institution
   */
  aiNameOther?: string;
  /**
   * Name on the digital certificate
   */
  aiNameEng?: string;
  /**
   * Institution code
   */
  aiCode: string;
  /**
   * Branch or department
   */
  branch: string;
  /**
   * Contact person
   */
  contactPerson: string;
  /**
   * Telephone
   */
  phone: string;
  /**
   * E-mail address
   */
  email: string;
  /**
   * E-mail address again
   */
  emailRetype: string;
  /**
   * Your reference
   */
  aiReference?: string;
  /**
   * Changes
   *
   * Items: Changes
   */
  changes: {
    /**
     * Order number
     */
    orderNo: string;
    /**
     * Property Reference Number (PRN)
     */
    prn: string;
    /**
     * What shall be done?
     */
    action: 'changeEmail' | 'withdrawConsent' | 'cancelSubscription';
    /**
     * Name of owner in English
     */
    ownerNameEng?: string;
    /**
     * New e-mail address of the owner
     */
    newOwnerEmail?: string;
    /**
     * Effective date
     */
    effectiveDate: string;
    /**
     * Reason
     */
    reason?: string;
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
