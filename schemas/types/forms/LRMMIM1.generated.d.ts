/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LRMMIM1Data {
  /**
   * Type of subscriber
   */
  subscriberType: 'individual' | 'organisation';
  /**
   * Individual
   */
  applicant?: {
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
      idType: 'hkid' | 'prcid' | 'prchkmac' | 'passport';
      /**
       * Document number
       */
      idNo?: string;
    };
    /**
     * Day-time telephone
     */
    dayPhone: string;
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
     * Business registration number (Hong Kong, if any)
     */
    brNo?: string;
    /**
     * Company registration number (if any)
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
   * Correspondence address
   */
  address: {
    /**
     * Type of address
     */
    kind: 'hongKong' | 'lines' | 'postBox';
    /**
     * Address in Hong Kong
     */
    address?: {
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
     * Address
     */
    lines?: {
      /**
       * Address line 1
       */
      line1: string;
      /**
       * Address line 2
       */
      line2?: string;
      /**
       * Address line 3
       */
      line3?: string;
    };
    /**
     * P.O. Box
     */
    postBox?: {
      /**
       * P.O. Box number
       */
      boxNo: string;
      /**
       * Post office
       */
      postOffice: string;
      /**
       * Region
       */
      region: 'HK' | 'KLN' | 'NT';
    };
  };
  /**
   * Subscription period
   */
  period: {
    /**
     * Number of months
     */
    basis: '6' | '12';
    /**
     * First month
     */
    startMonth: string;
  };
  /**
   * Application fee
   */
  applicationFee?: string;
  /**
   * Subscription fee
   */
  subscriptionFee?: string;
  /**
   * Delivery of the data
   */
  delivery: {
    /**
     * Delivery e-mail address
     */
    deliveryEmail: string;
    /**
     * Second delivery e-mail address (if any)
     */
    deliveryEmail2?: string;
    /**
     * File format
     */
    fileFormat: 'csv' | 'xml' | 'fixed';
  };
  /**
   * Purpose and undertaking
   */
  dataUse: {
    /**
     * Purpose of use
     */
    usePurpose: string;
    /**
     * I undertake to use the data in this way only
     */
    confirmUse: true;
  };
  /**
   * Payment method
   */
  CDPaymentMethod?:
    | 'visa'
    | 'mastercard'
    | 'pps'
    | 'androidpay'
    | 'applepay'
    | 'creditcard'
    | 'echq'
    | 'fps'
    | 'cheque'
    | 'bankDraft';
  /**
   * Cheque number
   */
  chequeNo?: string;
  /**
   * Bank draft number
   */
  bankDraftNo?: string;
  /**
   * Payee
   */
  chequePayee?: 'landRegistry' | 'hksarGovernment';
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
