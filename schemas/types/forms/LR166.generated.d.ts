/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LR166Data {
  /**
   * Owners’ corporation
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
   * Name of the authorised person
   */
  agentName: string;
  /**
   * Identity document of the authorised person
   */
  agentIdType: 'hkid' | 'prcid' | 'prchkmac' | 'passport';
  /**
   * Document number
   */
  agentIdNo?: string;
  /**
   * Telephone of the authorised person
   */
  agentPhone: string;
  /**
   * What is collected?
   */
  certType: 'certificate' | 'amendedCertificate' | 'copy';
  /**
   * Application reference
   */
  applicationRef?: string;
  /**
   * Name of the person who authorises
   */
  authName: string;
  /**
   * Post
   */
  authPost: 'chairman' | 'secretary';
  /**
   * Date of the authorisation
   */
  authDate: string;
}
