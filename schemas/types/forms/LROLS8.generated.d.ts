/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LROLS8Data {
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
   * Users
   *
   * Items: Users
   */
  userChanges: {
    /**
     * Action
     */
    action: 'add' | 'cancel' | 'change';
    /**
     * User ID
     */
    userId?: string;
    /**
     * User’s name in English
     */
    userNameEng?: string;
    /**
     * User’s name in Chinese (if any)
     */
    userNameChi?: string;
    /**
     * User’s post
     */
    userPost?: string;
    /**
     * User’s e-mail address
     */
    userEmail?: string;
    /**
     * User’s telephone
     */
    userPhone?: string;
    /**
     * Role
     */
    userRole?: 'admin' | 'search';
    /**
     * The user logs in with
     */
    certOrIamSmart?: 'personalCert' | 'organisationCert' | 'iamSmart';
  }[];
  /**
   * Effective date
   */
  effectiveDate: string;
  /**
   * Declarant
   */
  declaration: {
    /**
     * I declare that the particulars in this form are true and correct, and that the users named in it have agreed that they are given
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
