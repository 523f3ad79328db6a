/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LREAL1Data {
  /**
   * How will you submit this form?
   */
  DeliveryMethod: 'online' | 'post' | 'owner' | 'representative';
  /**
   * Name of the authorised representative
   */
  OrgRepresentative?: string;
  /**
   * Representative’s identification document
   */
  RepresentativeIdDoc?: 'hkid' | 'other';
  /**
   * Number of the representative’s document
   */
  RepresentativeIdNo?: string;
  /**
   * Representative’s address
   */
  RepresentativeAddress?: {
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
   * Are you new to the service?
   */
  SubscriberType: 'new' | 'current';
  /**
   * Account number
   */
  AccountNo?: string;
  /**
   * Type of owner
   */
  OwnerType: 'individual' | 'corporate';
  /**
   * Name of owner in English
   */
  SubscriberNameEng: string;
  /**
   * Name of owner in Chinese
   */
  SubscriberNameChi?: string;
  /**
   * Identification document
   */
  IdDoc?: 'hkid' | 'cr' | 'other';
  /**
   * Please specify the document
   */
  IdDocOther?: string;
  /**
   * Number of the identification document
   */
  IdNo?: string;
  /**
   * Additional proof of identity
   */
  OtherIdDoc?: string;
  /**
   * Full name of the director or authorised person
   */
  AuthorizedName?: string;
  /**
   * Contact person
   */
  ContactPerson?: string;
  /**
   * Contact telephone
   */
  ContactTel: string;
  /**
   * Correspondence address
   */
  CorrAddress: {
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
   * Language of notifications
   */
  Language: 'English' | 'Chinese';
  /**
   * Land registers
   *
   * Items: Land registers
   */
  orders: {
    /**
     * Type of subscription
     */
    SubscriptionFee: 'oneOff' | 'new24' | 'renew24';
    /**
     * Current order number
     */
    OrderNo?: string;
    /**
     * Verification code
     */
    VeriCode?: string;
    /**
     * Identify the property by
     */
    ProvideRelation: 'PRN' | 'Address';
    /**
     * Property Reference Number (PRN)
     */
    PRN?: string;
    /**
     * Address of the property
     */
    Address_of_Property?: {
      /**
       * Building address or lot number
       */
      addressType: 'Build' | 'Lot';
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
       * Street number
       */
      streetNo?: string;
      /**
       * Name of street
       */
      street?: string;
      /**
       * District
       */
      district?: 'HK' | 'KLN' | 'NT';
      /**
       * Type of lot
       */
      lotType?:
        | 'IL'
        | 'ML'
        | 'KIL'
        | 'KML'
        | 'NKIL'
        | 'NKML'
        | 'HHIL'
        | 'HHML'
        | 'AIL'
        | 'AML'
        | 'APIL'
        | 'APML'
        | 'CWIL'
        | 'QBIL'
        | 'QBML'
        | 'SIL'
        | 'SML'
        | 'STIL'
        | 'RBL'
        | 'GL'
        | 'FL'
        | 'TWTL'
        | 'KCTL'
        | 'TYTL'
        | 'STTL'
        | 'TPTL'
        | 'FSSTL'
        | 'TMTL'
        | 'YLTL'
        | 'TSWTL'
        | 'TKOTL'
        | 'SKTL'
        | 'TCTL'
        | 'CCIL'
        | 'DD'
        | 'SD'
        | 'OTH';
      /**
       * Please specify the type of lot
       */
      lotTypeOther?: string;
      /**
       * District number (D.D. or S.D.)
       */
      ddNo?: string;
      /**
       * Lot number
       */
      lotNo?: string;
    };
    /**
     * Service starting date
     */
    startDate: {
      /**
       * Day
       */
      startDay?: string;
      /**
       * Month
       */
      startMonth?: string;
      /**
       * Year
       */
      startYear?: string;
    };
    /**
     * E-mail address for alerts
     */
    AlterEmail: string;
    /**
     * Supplementary e-mail address
     */
    AlterEmailCc?: string;
    /**
     * Mobile number for SMS
     */
    AlterSMS?: string;
    /**
     * Tell me of deeds that are already pending registration?
     */
    EalertNotification: 'yes' | 'no';
  }[];
  /**
   * Supporting documents
   *
   * Items: Supporting documents
   */
  supportDocument?: {
    /**
     * Type of document
     */
    docType:
      | 'certificateOfIncorporation'
      | 'businessRegistration'
      | 'utilityBill'
      | 'bankStatement'
      | 'taxDemand'
      | 'ratesDemand'
      | 'otherProof';
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
   * How did you learn of Property Alert?
   */
  sourceOfKnowledge?: (
    | 'website'
    | 'solicitors'
    | 'registryStaff'
    | 'publicity'
    | 'friend'
    | 'hotline'
    | 'pressRelease'
    | 'other'
  )[];
  /**
   * Which publicity material?
   */
  publicityMaterial?: ('poster' | 'leaflet' | 'tv' | 'radio')[];
  /**
   * Please specify
   */
  sourceOther?: string;
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
