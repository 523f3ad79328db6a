/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LR172Data {
  /**
   * Name of applicant
   */
  enName: string;
  /**
   * Company
   */
  orgName?: string;
  /**
   * Contact telephone
   */
  contactPhone: string;
  /**
   * E-mail address
   */
  email: string;
  /**
   * E-mail address again
   */
  emailRetype: string;
  /**
   * Fax
   */
  fax?: string;
  /**
   * What would you like to inspect?
   */
  inspectType: 'plan' | 'grant';
  /**
   * Plans
   *
   * Items: Plans
   */
  plans?: {
    /**
     * Deposited number
     */
    depositNo?: string;
    /**
     * Plan number
     */
    planNo?: string;
    /**
     * Subject of the plan
     */
    subject?: string;
    /**
     * Deposited under
     */
    planBasis: 'statute' | 'govLease';
  }[];
  /**
   * Land grant documents
   *
   * Items: Land grant documents
   */
  grants?: {
    /**
     * Class of document
     */
    docClass:
      | 'governmentLease'
      | 'blockGovernmentLease'
      | 'conditionsOfSale'
      | 'conditionsOfGrant'
      | 'conditionsOfExchange'
      | 'conditionsOfExtension'
      | 'newGrant'
      | 'other';
    /**
     * Please specify the class
     */
    docClassOther?: string;
    /**
     * Conditions or New Grant number
     */
    conditionNo?: string;
    /**
     * Lot
     */
    lot: {
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
    };
  }[];
  /**
   * First preferred date
   */
  prefDate1: string;
  /**
   * Session of the first date
   */
  prefSession1: 'am' | 'pm';
  /**
   * Second preferred date
   */
  prefDate2?: string;
  /**
   * Session of the second date
   */
  prefSession2?: 'am' | 'pm';
  /**
   * Third preferred date
   */
  prefDate3?: string;
  /**
   * Session of the third date
   */
  prefSession3?: 'am' | 'pm';
  /**
   * Purpose of the inspection
   */
  purpose?: string;
  /**
   * Inspection fee
   */
  inspectFee?: string;
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
