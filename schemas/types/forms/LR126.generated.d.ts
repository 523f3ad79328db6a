/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LR126Data {
  /**
   * Registered particulars
   */
  corporation: {
    /**
     * Registration number
     */
    ocRegNo: string;
    /**
     * Name of the corporation in English
     */
    ocNameEng: string;
    /**
     * Name of the corporation in Chinese
     */
    ocNameChi?: string;
    /**
     * Name of the building in English
     */
    buildingNameEng?: string;
    /**
     * Name of the building in Chinese
     */
    buildingNameChi?: string;
    /**
     * Address of the building
     */
    buildingAddress: {
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
     * Office of the Land Registry for this district
     */
    competentOffice?: 'QGO' | 'TW' | 'YL' | 'TP';
  };
  /**
   * Application for
   */
  appType: 'amendedCertificate' | 'copyOfCertificate' | 'copyOfAmended';
  /**
   * New name of the corporation in English
   */
  newOcNameEng?: string;
  /**
   * New name of the corporation in Chinese
   */
  newOcNameChi?: string;
  /**
   * Date of the general meeting
   */
  meetingDate?: string;
  /**
   * Date of the resolution
   */
  resolutionDate?: string;
  /**
   * Minutes of the general meeting
   */
  minutesFile?: {
    name: string;
    size: number;
    type: string;
    sha256: string;
    ref: string;
  };
  /**
   * Number of copies
   */
  certCopies?: string;
  /**
   * Reason
   */
  copyReason?: 'lost' | 'damaged' | 'additional' | 'other';
  /**
   * Please specify the reason
   */
  copyReasonOther?: string;
  /**
   * How do you receive the certificate or the copies?
   */
  DeliveryMethod: 'collect' | 'post';
  /**
   * Office where you collect it
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
   * Name of the secretary in English
   */
  signerName: string;
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
