/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LR125Data {
  /**
   * Who declares
   */
  declarant: {
    /**
     * Name of the declarant
     */
    declarant: string;
    /**
     * Post in the management committee
     */
    declarantPost: 'chairman' | 'secretary';
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
  };
  /**
   * Name, address and deed
   */
  building: {
    /**
     * Name of the building in English
     */
    buildingNameEng: string;
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
     * Memorial number of the deed of mutual covenant
     */
    dmcMemorialNo?: string;
  };
  /**
   * Number of the order
   */
  orderNo: string;
  /**
   * Date of the order
   */
  orderDate: string;
  /**
   * Meeting and notice
   */
  meeting: {
    /**
     * Date of the meeting of owners
     */
    meetingDate: string;
    /**
     * Date of the notice of the meeting
     */
    noticeDate: string;
    /**
     * Total number of shares of the building
     */
    sharesTotal?: string;
  };
  /**
   * Shares of the owners who applied for the order (%)
   */
  applicantShares: string;
  /**
   * What you declare
   */
  declarationText?: {};
  /**
   * The relevant provisions of section 5B have been complied with
   */
  compliance5B: true;
}
