/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LODLISTData {
  /**
   * Who lodges the instruments?
   */
  lodgerType: 'solicitors' | 'government';
  /**
   * Solicitors code
   */
  solicitorsCode?: string;
  /**
   * Name of firm or department
   */
  firmName: string;
  /**
   * Your reference
   */
  firmRef?: string;
  /**
   * Telephone
   */
  phone: string;
  /**
   * E-mail address
   */
  email?: string;
  /**
   * Address
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
   * Date of delivery
   */
  lodgeDate: string;
  /**
   * Certifying officer
   */
  certOfficer?: string;
  /**
   * Delegated authority
   */
  certDelegation?: string;
  /**
   * Date of verification
   */
  declarationDate?: string;
  /**
   * Memorials
   *
   * Items: Memorials
   */
  memorials: {
    /**
     * Registration fee
     */
    registrationFee: {
      /**
       * Class of instrument
       */
      optionKey:
        | 'saleAgreement'
        | 'lowConsideration'
        | 'highConsideration'
        | 'lease'
        | 'thousand'
        | 'transferOfCharge'
        | 'other';
      /**
       * Other amount
       */
      optionValue?: string;
      /**
       * Fee payable
       */
      feePayable?: string;
    };
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
    dateOfInstrument?: string;
    /**
     * Remarks on the date
     */
    dateOfInstrumentRemarks?: string;
    /**
     * Consideration
     */
    consideration: {
      /**
       * Kind of consideration
       */
      optionKey: 'none' | 'nominal' | 'amount';
      /**
       * Amount
       */
      optionValue?: string;
    };
    /**
     * Property Reference Numbers (PRN)
     *
     * Items: Property Reference Numbers (PRN)
     */
    prn?: string[];
    /**
     * Remark on the PRN
     */
    prnText?: string;
    /**
     * Address of the premises affected
     */
    premisesAddress?: string;
    /**
     * Address in Chinese
     */
    premisesAddressChi?: string;
    /**
     * Undivided shares
     */
    undividedShares?: string;
    /**
     * Lot numbers
     *
     * Items: Lot numbers
     */
    lotNumbers?: {
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
     * Parties
     *
     * Items: Parties
     */
    parties?: {
      /**
       * Name in English
       */
      partyNameEng?: string;
      /**
       * Name in Chinese
       */
      partyNameChi?: string;
      /**
       * Identification document
       */
      idType?: 'hkid' | 'passport' | 'company' | 'other';
      /**
       * Number of the document
       */
      idNum?: string;
      /**
       * Status of the party
       */
      statusType?:
        | 'assignor'
        | 'assignee'
        | 'mortgagor'
        | 'mortgagee'
        | 'vendor'
        | 'purchaser'
        | 'lessor'
        | 'lessee'
        | 'donor'
        | 'donee'
        | 'confirmor'
        | 'creditor'
        | 'debtor'
        | 'plaintiff'
        | 'defendant'
        | 'other';
      /**
       * Please specify the status
       */
      statusOther?: string;
      /**
       * Capacity
       */
      capacity?:
        | 'soleOwner'
        | 'jointTenant'
        | 'tenantInCommon'
        | 'trustee'
        | 'executor'
        | 'attorney'
        | 'other';
      /**
       * Shares
       */
      shares?: string;
    }[];
    /**
     * Memorial numbers of the transactions satisfied
     *
     * Items: Memorial numbers of the transactions satisfied
     */
    memorialNumber?: string[];
    /**
     * Stamp Office Instrument Reference No.
     */
    stampOfficeRef?: string;
    /**
     * Stamp duty
     */
    stampDuty?: string;
  }[];
  /**
   * Number of instruments
   */
  totalInstruments?: string;
  /**
   * Total of registration fees
   */
  totalFee?: string;
  /**
   * Payment at the counter
   */
  counterPayment: {
    /**
     * Payment method
     */
    method: 'cash' | 'cheque' | 'bankDraft' | 'autopay';
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
}
