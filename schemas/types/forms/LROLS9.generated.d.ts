/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LROLS9Data {
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
  depositAction: 'topUp' | 'reduce';
  /**
   * Current deposit
   */
  currentDeposit?: string;
  /**
   * New deposit
   */
  newDeposit: string;
  /**
   * Amount payable now
   */
  amountPayable?: string;
  /**
   * Amount to be paid back
   */
  amountRefundable?: string;
  /**
   * Effective date
   */
  effectiveDate: string;
  /**
   * How the difference is paid back
   */
  refund?: {
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
     * I declare that the particulars in this form are true and correct, and that I am entitled to change the deposit of the account
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
