/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LRCRT1TData {
  /**
   * Edition
   */
  edition?: string;
  /**
   * What do you order?
   */
  orderType: ('cd' | 'licence')[];
  /**
   * Number of compact discs
   */
  cdQuantity?: string;
  /**
   * Number of computer terminals
   */
  LicenceComputerTerminals?: string;
  /**
   * Licence fee
   */
  licenceFee?: string;
  /**
   * Total amount
   */
  totalAmount?: string;
  /**
   * How would you like to receive your order?
   */
  DeliveryMethod: 'collect' | 'courier' | 'post';
  /**
   * Collection office
   */
  collectOffice?: 'QGO' | 'TW' | 'YL' | 'TP';
  /**
   * Deliver to the purchaser’s address, which the next page asks for
   */
  sameAsDelivery?: true;
  /**
   * Delivery address
   */
  deliveryAddress?: {
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
  paymentBy: 'online' | 'offline';
  /**
   * Cash, cheque or bank draft
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
   * Who is the purchaser?
   */
  purchaserType: 'individual' | 'organisation';
  /**
   * Individual
   */
  person?: {
    /**
     * Salutation
     */
    salutation?: 'Mr' | 'Mrs' | 'Miss' | 'Ms';
    /**
     * Name in English
     */
    enName: string;
    /**
     * Name in Chinese (if any)
     */
    chName?: string;
    /**
     * Identity document
     */
    identity: {
      /**
       * Type of document
       */
      idType: 'hkid' | 'prcid' | 'prchkmac' | 'cr' | 'passport' | 'na';
      /**
       * Document number
       */
      idNo?: string;
    };
    /**
     * Day-time telephone
     */
    dayPhone?: string;
    /**
     * Mobile telephone
     */
    mobilePhone?: string;
    /**
     * Fax
     */
    fax?: string;
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
   * Organisation
   */
  organisation?: {
    /**
     * Name of the organisation in English
     */
    orgNameEng: string;
    /**
     * Name of the organisation in Chinese (if any)
     */
    orgNameChi?: string;
    /**
     * Business registration number
     */
    brNo?: string;
    /**
     * Company registration number
     */
    crNo?: string;
    /**
     * Contact person
     */
    contactPerson: string;
    /**
     * Post of the contact person
     */
    contactPost?: string;
    /**
     * Telephone
     */
    phone: string;
    /**
     * Fax
     */
    fax?: string;
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
   * Address
   */
  address: {
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
   * Name on receipt
   */
  receiptName?: string;
  /**
   * I accept the licence terms
   */
  agreeLicence?: true;
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
