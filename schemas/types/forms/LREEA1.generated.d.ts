/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LREEA1Data {
  /**
   * Authorized institution
   */
  aiName: 'EXB' | 'SMB' | 'SPR' | 'DMD' | 'OTH';
  /**
   * Name of the institution
   */
  aiNameOther?: string;
  /**
   * Name on the digital certificate
   */
  aiNameEng?: string;
  /**
   * Institution code
   */
  aiCode: string;
  /**
   * Branch or department
   */
  branch: string;
  /**
   * Contact person
   */
  contactPerson: string;
  /**
   * Telephone
   */
  phone: string;
  /**
   * E-mail address
   */
  email: string;
  /**
   * E-mail address again
   */
  emailRetype: string;
  /**
   * Your reference
   */
  aiReference?: string;
  /**
   * Type of loan
   */
  loanType: 'newMortgage' | 'topUp' | 'refinance' | 'existingWithConsent';
  /**
   * Date of the mortgage
   */
  mortgageDate: string;
  /**
   * Memorial number of the mortgage
   */
  mortgageMemorialNo?: string;
  /**
   * Land registers
   *
   * Items: Land registers
   */
  registers: {
    /**
     * Property Reference Number (PRN)
     */
    prn: string;
    /**
     * Address of the property
     */
    property: {
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
     * Owners
     *
     * Items: Owners
     */
    ownerNames: {
      /**
       * Name of owner in English
       */
      ownerNameEng: string;
      /**
       * Name of owner in Chinese
       */
      ownerNameChi?: string;
      /**
       * E-mail address of the owner
       */
      ownerEmail?: string;
      /**
       * This owner has signed the consent form
       */
      consentObtained: true;
      /**
       * Date of consent
       */
      consentDate: string;
    }[];
  }[];
  /**
   * Signed consent forms
   *
   * Items: Signed consent forms
   */
  consentFormAttached: {
    name: string;
    size: number;
    type: string;
    sha256: string;
    ref: string;
  }[];
  /**
   * The institution confirms that every owner named has consented in writing to the use of the owner’s personal data for this service (Cap. 486)
   */
  declareConsent: true;
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
