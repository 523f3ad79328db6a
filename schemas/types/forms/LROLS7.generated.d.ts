/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LROLS7Data {
  /**
   * Subscriber and contact
   */
  account: {
    /**
     * Account number
     */
    AccountNo: string;
    /**
     * Type of subscriber
     */
    subscriberType: 'individual' | 'organisation';
    /**
     * Subscriber’s name in English
     */
    SubscriberNameEng: string;
    /**
     * Subscriber’s name in Chinese (if any)
     */
    SubscriberNameChi?: string;
    /**
     * Contact person
     */
    contactPerson?: string;
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
  };
  /**
   * Particulars to be changed
   */
  changeItems: ('name' | 'address' | 'contact' | 'statement' | 'other')[];
  /**
   * Effective date
   */
  effectiveDate: string;
  /**
   * New name in English
   */
  newNameEng?: string;
  /**
   * New name in Chinese (if any)
   */
  newNameChi?: string;
  /**
   * Proof of the change of name
   *
   * Items: Proof of the change of name
   */
  supportDocument?: {
    /**
     * Type of document
     */
    docType: 'changeOfNameCertificate' | 'deedPoll' | 'identityDocument' | 'otherProof';
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
   * Correspondence address
   */
  newAddress?: {
    /**
     * Flat or room
     */
    flat?: string;
    /**
     * Floor
     */
    floor?: string;
    /**
     * Block
     */
    block?: string;
    /**
     * Name of building
     */
    building?: string;
    /**
     * Name of estate
     */
    estate?: string;
    /**
     * Number and name of street
     */
    street?: string;
    /**
     * Region
     */
    region: 'HK' | 'KLN' | 'NT';
    /**
     * District
     */
    district:
      | 'CW'
      | 'WC'
      | 'EST'
      | 'STH'
      | 'YTM'
      | 'SSP'
      | 'KLC'
      | 'WTS'
      | 'KT'
      | 'KC'
      | 'TW'
      | 'TM'
      | 'YL'
      | 'NTH'
      | 'TP'
      | 'ST'
      | 'SK'
      | 'ILD';
  };
  /**
   * New contact person
   */
  newContactPerson?: string;
  /**
   * New telephone
   */
  newPhone?: string;
  /**
   * New fax
   */
  newFax?: string;
  /**
   * New e-mail address
   */
  newEmail?: string;
  /**
   * New e-mail address again
   */
  newEmailRetype?: string;
  /**
   * Send the monthly statement by
   */
  newStatementMethod?: 'email' | 'post';
  /**
   * What else changes
   */
  otherChange?: string;
  /**
   * Declarant
   */
  declaration: {
    /**
     * I declare that the particulars in this form are true and correct, and that I am entitled to change those of the account
     */
    declAgree: true;
    /**
     * Name of declarant
     */
    declName: string;
    /**
     * Date of declaration
     */
    declDate: string;
  };
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
