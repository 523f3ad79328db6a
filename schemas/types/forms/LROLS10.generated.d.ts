/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LROLS10Data {
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
   * Termination date
   */
  terminationDate: string;
  /**
   * Reason
   */
  reason: 'noLongerNeeded' | 'businessCeased' | 'merged' | 'other';
  /**
   * Please specify
   */
  reasonOther?: string;
  /**
   * How the refund is paid
   */
  refund: {
    /**
     * Refund by
     */
    refundMethod: 'cheque' | 'bank';
    /**
     * Payee
     */
    payeeName: string;
    /**
     * Bank code
     */
    bankCode?: string;
    /**
     * Branch code
     */
    branchCode?: string;
    /**
     * Account number
     */
    bankAccountNo?: string;
  };
  /**
   * Declarant
   */
  declaration: {
    /**
     * I declare that the particulars in this form are true and correct, and that I am entitled to close the account and to receive the deposit or to say who shall receive it
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
