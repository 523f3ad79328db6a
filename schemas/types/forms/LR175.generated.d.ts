/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LR175Data {
  /**
   * Is the corporation registered already?
   */
  corporationStatus: 'registered' | 'beingFormed';
  /**
   * Registered particulars
   */
  corporation?: {
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
   * Name that the corporation shall have in English
   */
  ocNameEng?: string;
  /**
   * Name that the corporation shall have in Chinese
   */
  ocNameChi?: string;
  /**
   * Member of the management committee
   */
  member: {
    /**
     * Post
     */
    post: 'chairman' | 'viceChairman' | 'secretary' | 'treasurer' | 'member';
    /**
     * Name of the member in English
     */
    nameEng: string;
    /**
     * Name of the member in Chinese
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
     * Address of the member
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
  };
  /**
   * Date of appointment
   */
  appointedDate: string;
  /**
   * What you state
   */
  statementText?: {};
  /**
   * I am not an undischarged bankrupt; and in the last 5 years I have neither been discharged from bankruptcy, nor entered into a voluntary arrangement with my creditors under the Bankruptcy Ordinance (Cap. 6), without paying them in full
   */
  notBankrupt: true;
  /**
   * In the last 5 years I have not been convicted of an offence, in Hong Kong or elsewhere, for which I was sentenced to imprisonment for more than 3 months, suspended or not, without the option of a fine
   */
  notConvicted: true;
  /**
   * Witness
   */
  witness: {
    /**
     * Name of the witness
     */
    witnessName: string;
    /**
     * Hong Kong identity card number of the witness
     */
    witnessIdNo?: string;
    /**
     * The witness is aged 18 or above
     */
    witnessAdult: true;
    /**
     * Relation to the member
     */
    witnessRelation?: string;
  };
}
