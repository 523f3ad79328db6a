/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface ATIData {
  /**
   * Information requested
   */
  infoRequested: string;
  /**
   * Period covered, from
   */
  infoPeriodFrom?: string;
  /**
   * Period covered, to
   */
  infoPeriodTo?: string;
  /**
   * Title of the document
   */
  documentTitle?: string;
  /**
   * Reference number of the document
   */
  documentRef?: string;
  /**
   * Form of access
   */
  accessForm: ('paperCopy' | 'electronicCopy' | 'inspection' | 'other')[];
  /**
   * Please specify
   */
  accessFormOther?: string;
  /**
   * Language of the documents
   */
  languageOfDocs?: 'English' | 'Chinese' | 'either';
  /**
   * Salutation
   */
  salutation?: 'Mr' | 'Ms';
  /**
   * Name in English
   */
  enName: string;
  /**
   * Name in Chinese
   */
  chName?: string;
  /**
   * Organisation
   */
  organisation?: string;
  /**
   * Who are you applying for?
   */
  isThirdParty?: 'own' | 'onBehalf';
  /**
   * Name of that person or organisation
   */
  onBehalfOf?: string;
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
   * Day-time telephone
   */
  dayPhone: string;
  /**
   * Fax
   */
  fax?: string;
  /**
   * E-mail address
   */
  email?: string;
  /**
   * E-mail address again
   */
  emailRetype?: string;
  /**
   * I understand that copies may be charged for
   */
  acknowledgeCharges: true;
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
