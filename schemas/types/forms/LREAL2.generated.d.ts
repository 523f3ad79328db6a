/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LREAL2Data {
  /**
   * Account number
   */
  AccountNo: string;
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
   * Full name of the director or authorised person
   */
  AuthorizedName?: string;
  /**
   * What shall change?
   */
  changeItems: (
    | 'name'
    | 'address'
    | 'tel'
    | 'contactPerson'
    | 'language'
    | 'email'
    | 'emailCc'
    | 'sms'
    | 'notification'
    | 'unsubscribe'
  )[];
  /**
   * New name in English
   */
  newNameEng?: string;
  /**
   * New name in Chinese
   */
  newNameChi?: string;
  /**
   * New correspondence address
   */
  CorrAddress?: {
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
   * New contact telephone
   */
  ContactTel?: string;
  /**
   * New contact person
   */
  ContactPerson?: string;
  /**
   * New language of notifications
   */
  Language?: 'English' | 'Chinese';
  /**
   * New e-mail address for alerts
   */
  AlterEmail?: string;
  /**
   * New supplementary e-mail address
   */
  AlterEmailCc?: string;
  /**
   * New mobile number for SMS
   */
  AlterSMS?: string;
  /**
   * Tell me of deeds that are already pending registration?
   */
  EalertNotification?: 'yes' | 'no';
  /**
   * Orders that the new alert details are for
   *
   * Items: Orders that the new alert details are for
   */
  changeOrders?: {
    /**
     * Order number
     */
    OrderNo: string;
  }[];
  /**
   * Orders to be ended
   *
   * Items: Orders to be ended
   */
  unsubscribeOrders?: {
    /**
     * Order number
     */
    OrderNo: string;
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
     * Day on which the service shall end
     */
    terminateDate: string;
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
      | 'deedPoll'
      | 'certificateOfChangeOfName'
      | 'identityDocument'
      | 'businessRegistration'
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
