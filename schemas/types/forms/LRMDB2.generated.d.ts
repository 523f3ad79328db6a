/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LRMDB2Data {
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
   * What do you apply for?
   */
  action: 'renew' | 'change' | 'terminate';
  /**
   * Renewed period
   */
  period?: {
    /**
     * Number of months
     */
    basis: '6' | '12';
    /**
     * First month of the renewed period
     */
    startMonth: string;
  };
  /**
   * Subscription fee
   */
  subscriptionFee?: string;
  /**
   * New delivery e-mail address
   */
  newDeliveryEmail?: string;
  /**
   * New delivery e-mail address again
   */
  newDeliveryEmailRetype?: string;
  /**
   * New contact person
   */
  newContactPerson?: string;
  /**
   * New telephone
   */
  newPhone?: string;
  /**
   * Effective date
   */
  effectiveDate?: string;
  /**
   * Termination date
   */
  terminationDate?: string;
  /**
   * Declarant
   */
  declaration: {
    /**
     * I declare that the particulars in this form are true and correct, and that I am entitled to apply for the subscriber
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
   * Payment method
   */
  CDPaymentMethod?:
    'visa' | 'mastercard' | 'pps' | 'androidpay' | 'applepay' | 'creditcard' | 'echq' | 'fps';
  /**
   * Payee
   */
  payee?: 'landRegistry' | 'hksarGovernment';
  /**
   * e-Cheque (PDF)
   */
  uploadECheque?: {
    name: string;
    size: number;
    type: string;
    sha256: string;
    ref: string;
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
