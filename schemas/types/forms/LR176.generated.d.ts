/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LR176Data {
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
   * Date of change
   */
  changeDate: string;
  /**
   * Particulars changed
   */
  grounds: ('bankruptcy' | 'conviction' | 'other')[];
  /**
   * Please specify the matter
   */
  groundsOther?: string;
  /**
   * Details of the change
   */
  details: string;
  /**
   * What you state
   */
  statementText?: {};
  /**
   * What I state in this form is true and complete
   */
  confirmTrue: true;
  /**
   * Witness
   */
  witness: {
    /**
     * Name of the witness
     */
    witnessName: string;
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
