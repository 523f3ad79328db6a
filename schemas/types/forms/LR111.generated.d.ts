/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LR111Data {
  /**
   * Who applies?
   */
  applicantType: 'individual' | 'solicitors' | 'organisation';
  /**
   * Solicitors code
   */
  solicitorsCode?: string;
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
   * Firm or organisation
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
   * Instruments
   *
   * Items: Instruments
   */
  items: {
    /**
     * Memorial number
     */
    memorialNumber: string;
    /**
     * Nature of instrument
     */
    nature:
      | 'agreementForSale'
      | 'provisionalAgreement'
      | 'supplementalAgreement'
      | 'assignment'
      | 'deedOfGift'
      | 'assent'
      | 'deedOfExchange'
      | 'mortgage'
      | 'legalCharge'
      | 'buildingMortgage'
      | 'furtherCharge'
      | 'release'
      | 'receiptOnDischarge'
      | 'transferOfMortgage'
      | 'mutualCovenant'
      | 'subMutualCovenant'
      | 'deedPoll'
      | 'surrender'
      | 'occupationPermit'
      | 'lease'
      | 'declarationOfTrust'
      | 'easement'
      | 'waiverLetter'
      | 'powerOfAttorney'
      | 'courtOrder'
      | 'injunctionOrder'
      | 'chargingOrder'
      | 'writOfSummons'
      | 'bankruptcyPetition'
      | 'memorandumOfAgreement'
      | 'modificationLetter'
      | 'reRegistration'
      | 'other';
    /**
     * Nature and object
     */
    natureText?: string;
    /**
     * Date of instrument
     */
    dateOfInstrument: string;
    /**
     * Fee paid
     */
    feePaid: string;
    /**
     * Fee payable
     */
    feeDue: string;
    /**
     * Refund claimed
     */
    refundClaimed?: string;
    /**
     * Reason
     */
    reason: 'nominalConsideration' | 'wrongBand' | 'paidTwice' | 'withdrawn' | 'other';
    /**
     * Please specify the reason
     */
    reasonOther?: string;
  }[];
  /**
   * Total of refunds claimed
   */
  totalRefund?: string;
  /**
   * Evidence
   *
   * Items: Evidence
   */
  evidence: {
    /**
     * Type of document
     */
    docType: 'rateableValue' | 'statutoryDeclaration' | 'receipt' | 'other';
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
   * Refund
   */
  refund: {
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
   * Declaration
   */
  declaration: {
    /**
     * I declare that the particulars in this form are true and correct, that I am entitled to the refund, and that it has not been paid before
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
