/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LR173Data {
  /**
   * Name of applicant
   */
  enName: string;
  /**
   * Organisation
   */
  orgName?: string;
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
   * Corporations
   *
   * Items: Corporations
   */
  ocOrders: {
    /**
     * Search by
     */
    searchBy: 'name' | 'building' | 'regNo';
    /**
     * Corporation or building
     */
    ocNameOrBuilding?: string;
    /**
     * Registration number
     */
    ocRegNo?: string;
    /**
     * District of the building
     */
    district?:
      | 'CW'
      | 'WC'
      | 'EST'
      | 'STH'
      | 'YTM'
      | 'SSP'
      | 'KLC'
      | 'WTS'
      | 'KT'
      | 'ILD'
      | 'KC'
      | 'TW'
      | 'TM'
      | 'YL'
      | 'NTH'
      | 'TP'
      | 'ST'
      | 'SK';
    /**
     * Office that keeps the records
     */
    competentOffice?: 'QGO' | 'TW' | 'YL' | 'TP';
    /**
     * Documents
     */
    records: (
      'register' | 'certificate' | 'application' | 'notices' | 'statements' | 'insurance'
    )[];
    /**
     * Inspect them at the office
     */
    inspect?: true;
    /**
     * Copies of each document
     */
    copies?: string;
    /**
     * Certify the copies
     */
    certified?: true;
    /**
     * Pages charged in advance
     */
    estimatedPages?: string;
  }[];
  /**
   * How do you receive the records?
   */
  DeliveryMethod: 'collect' | 'post' | 'email';
  /**
   * Office
   */
  collectOffice?: 'QGO' | 'TW' | 'YL' | 'TP';
  /**
   * Postal address
   */
  postalAddress?: {
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
   * How do you pay?
   */
  paymentBy: 'online' | 'counter';
  /**
   * Payment at the counter
   */
  offlinePayment?: {
    /**
     * Payment method
     */
    method: 'cash' | 'cheque' | 'bankDraft';
    /**
     * Cheque number
     */
    chequeNo?: string;
    /**
     * Bank draft number
     */
    bankDraftNo?: string;
    /**
     * Payable to
     */
    payee?: 'landRegistry' | 'hksarGovernment';
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
