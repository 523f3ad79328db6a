/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LR124Data {
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
   * What do you give notice of?
   */
  noticeType: ('changeOfParticulars' | 'policyOfInsurance')[];
  /**
   * Particulars changed
   */
  changeItems?: ('ocName' | 'building' | 'regOffice' | 'members')[];
  /**
   * Date of change
   */
  changeDate?: string;
  /**
   * New name in English
   */
  newOcNameEng?: string;
  /**
   * New name in Chinese
   */
  newOcNameChi?: string;
  /**
   * Name of the building in English
   */
  newBuildingNameEng?: string;
  /**
   * Name of the building in Chinese
   */
  newBuildingNameChi?: string;
  /**
   * Address of the building
   */
  newBuildingAddress?: {
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
   * New address
   */
  newRegOffice?: {
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
   * Members who have left
   *
   * Items: Members who have left
   */
  membersCeased?: {
    /**
     * Post
     */
    post: 'chairman' | 'viceChairman' | 'secretary' | 'treasurer' | 'member';
    /**
     * Name in English
     */
    nameEng: string;
    /**
     * Date of leaving
     */
    ceasedDate: string;
    /**
     * Reason
     */
    reason: 'resigned' | 'died' | 'disqualified' | 'retired';
  }[];
  /**
   * Members newly appointed
   *
   * Items: Members newly appointed
   */
  membersNew?: {
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
     * Date of appointment
     */
    appointedDate: string;
    /**
     * The statement of eligibility (L.R. 175) has been filed or comes with this notice
     */
    statementFiled?: true;
  }[];
  /**
   * Members whose particulars have changed
   *
   * Items: Members whose particulars have changed
   */
  membersChanged?: {
    /**
     * Post before the change
     */
    post: 'chairman' | 'viceChairman' | 'secretary' | 'treasurer' | 'member';
    /**
     * Name in English before the change
     */
    nameEng: string;
    /**
     * Changes
     *
     * Items: Changes
     */
    changes: {
      /**
       * What has changed?
       */
      particular: 'name' | 'address' | 'post' | 'other';
      /**
       * New name in English
       */
      newName?: string;
      /**
       * New address
       */
      newAddress?: {
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
       * New post
       */
      newPost?: 'chairman' | 'viceChairman' | 'secretary' | 'treasurer' | 'member';
      /**
       * Please specify
       */
      details?: string;
    }[];
  }[];
  /**
   * Insurer and period
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
    policyNo: string;
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
   * Copy of the policy
   */
  policyCopy?: {
    name: string;
    size: number;
    type: string;
    sha256: string;
    ref: string;
  };
  /**
   * Who gives this notice?
   */
  signerPost: 'secretary' | 'administrator';
  /**
   * Secretary newly appointed in this notice
   */
  newSecretaryName?: string;
  /**
   * Name in English of the person who gives this notice
   */
  signerName: string;
  /**
   * I declare that the particulars in this notice are true and complete
   */
  declAgree: true;
  /**
   * How will you submit this notice?
   */
  DeliveryMethod: 'online' | 'post' | 'inPerson';
  /**
   * Payment of the fee
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
