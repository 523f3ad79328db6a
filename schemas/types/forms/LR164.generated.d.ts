/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LR164Data {
  /**
   * Name of building in English
   */
  buildingNameEng: string;
  /**
   * Name of building in Chinese
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
   * Office that serves the district
   */
  competentOffice?: 'QGO' | 'TW' | 'YL' | 'TP';
  /**
   * Lots
   *
   * Items: Lots
   */
  lots: {
    /**
     * Type of lot
     */
    lotType:
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
    lotNo: string;
    /**
     * Section
     */
    lotSection1?: string;
    /**
     * Subsection
     */
    lotSubsection1?: string;
    /**
     * Section 2
     */
    lotSection2?: string;
    /**
     * Subsection 2
     */
    lotSubsection2?: string;
    /**
     * Section 3
     */
    lotSection3?: string;
    /**
     * Subsection 3
     */
    lotSubsection3?: string;
    /**
     * Section 4
     */
    lotSection4?: string;
    /**
     * Subsection 4
     */
    lotSubsection4?: string;
    /**
     * Remaining portion (R.P.)
     */
    remainingPortion?: true;
    /**
     * Extension of the lot
     */
    lotExtendPortionCode?: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
    /**
     * Lot as written in the land register
     */
    lotText?: string;
  }[];
  /**
   * There is no deed of mutual covenant
   */
  noDmc?: true;
  /**
   * Memorial number of the deed
   */
  dmcMemorialNo?: string;
  /**
   * Date of the deed
   */
  dmcDate?: string;
  /**
   * Appointed under
   */
  formationSection: 's3' | 's3A' | 's4' | 's40C';
  /**
   * Declaration of compliance to upload
   */
  declarationForm?: string;
  /**
   * Number of the order
   */
  orderNo?: string;
  /**
   * Date of the order
   */
  orderDate?: string;
  /**
   * Date of the meeting
   */
  meetingDate: string;
  /**
   * Last day for this application
   */
  applyBy?: string;
  /**
   * Venue
   */
  meetingVenue: string;
  /**
   * Convenor
   */
  convenor: string;
  /**
   * Name of the corporation in English
   */
  ocNameEng: string;
  /**
   * Name of the corporation in Chinese
   */
  ocNameChi?: string;
  /**
   * Registered office
   */
  regOffice: {
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
   * Members of the management committee
   *
   * Items: Members of the management committee
   */
  members: {
    /**
     * Post
     */
    post: 'chairman' | 'viceChairman' | 'secretary' | 'treasurer' | 'member';
    /**
     * Name in English
     */
    nameEng: string;
    /**
     * Name in Chinese
     */
    nameChi?: string;
    /**
     * This member acts for a company that owns a unit
     */
    corporate?: true;
    /**
     * Name of the company
     */
    companyName?: string;
    /**
     * Identity document
     */
    identity?: {
      /**
       * Type of document
       */
      idType?: 'hkid' | 'prcid' | 'prchkmac' | 'cr' | 'passport' | 'na';
      /**
       * Document number
       */
      idNo?: string;
    };
    /**
     * Address
     */
    address: {
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
     * Telephone
     */
    phone?: string;
    /**
     * Date of the statement of eligibility (L.R. 175)
     */
    statementDate: string;
  }[];
  /**
   * Number of members
   */
  memberCount?: string;
  /**
   * Chairman, who signs first
   */
  chairmanName?: string;
  /**
   * Secretary, who signs second
   */
  secretaryName?: string;
  /**
   * Is there a policy of insurance?
   */
  hasInsurance: 'yes' | 'no';
  /**
   * Policy of insurance
   */
  insurance?: {
    /**
     * Name of the insurance company
     */
    insurerName: string;
    /**
     * Address of the insurance company
     */
    insurerAddress: {
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
     * Policy number
     */
    policyNo?: string;
    /**
     * Covered from
     */
    policyFrom: string;
    /**
     * Covered until
     */
    policyTo: string;
  };
  /**
   * Documents
   *
   * Items: Documents
   */
  attachments: {
    /**
     * Type of document
     */
    docType: 'dmc' | 'minutes' | 'declaration' | 'statements' | 'order' | 'policy' | 'other';
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
