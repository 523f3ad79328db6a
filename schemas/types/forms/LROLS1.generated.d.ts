/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LROLS1Data {
  /**
   * Type of applicant
   */
  SubscriberType: 'individual' | 'company' | 'solicitors' | 'government';
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
   * Solicitors code
   */
  solicitorsCode?: string;
  /**
   * Correspondence address
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
   * Nature of business
   */
  natureOfBusiness:
    | 'law'
    | 'estateAgency'
    | 'finance'
    | 'surveying'
    | 'accountancy'
    | 'landSearch'
    | 'publicService'
    | 'private'
    | 'other';
  /**
   * Please specify
   */
  natureOther?: string;
  /**
   * Account name
   */
  accountName: string;
  /**
   * Send the monthly statement by
   */
  statementMethod: 'email' | 'post';
  /**
   * Estimated search charges in a month
   */
  estMonthlyVolume: string;
  /**
   * Deposit
   */
  deposit?: string;
  /**
   * Authorised users
   *
   * Items: Authorised users
   */
  authorisedUsers: {
    /**
     * User’s name in English
     */
    userNameEng: string;
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
    userEmail: string;
    /**
     * User’s telephone
     */
    userPhone: string;
    /**
     * Role
     */
    userRole: 'admin' | 'search';
    /**
     * The user logs in with
     */
    certOrIamSmart: 'personalCert' | 'organisationCert' | 'iamSmart';
  }[];
  /**
   * Purpose of search
   */
  usePurpose: (
    'conveyancing' | 'ownProperty' | 'dueDiligence' | 'business' | 'statutory' | 'other'
  )[];
  /**
   * Please specify
   */
  usePurposeOther?: string;
  /**
   * I confirm this for the applicant and all users
   */
  confirmLawfulUse: true;
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
