/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LFSCData {
  /**
   * Name of the firm in English
   */
  orgNameEng: string;
  /**
   * Name of the firm in Chinese (if any)
   */
  orgNameChi?: string;
  /**
   * Type
   */
  firmType: 'solicitors' | 'government' | 'other';
  /**
   * Business registration number
   */
  brNo?: string;
  /**
   * Law Society number
   */
  lawSocietyNo?: string;
  /**
   * Address of the firm
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
  /**
   * Office hours
   */
  businessHours?: string;
  /**
   * Application
   */
  appType: 'newFirm' | 'changeOfName';
  /**
   * Existing code
   */
  oldSolicitorsCode?: string;
  /**
   * Former name of the firm in English
   */
  oldName?: string;
  /**
   * Effective date
   */
  effectiveDate: string;
  /**
   * Instruments are to be lodged before a code is assigned
   */
  urgentLodgement?: true;
  /**
   * Expected day of lodgement
   */
  expectedLodgementDate?: string;
  /**
   * Name of the contact person
   */
  contactPerson: string;
  /**
   * Post of the contact person
   */
  contactPost: string;
  /**
   * Supporting documents
   *
   * Items: Supporting documents
   */
  supportDocument?: {
    /**
     * Type of document
     */
    docType:
      'practisingCertificate' | 'businessRegistration' | 'noticeOfChangeOfName' | 'otherProof';
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
