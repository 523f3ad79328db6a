/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface COAPData {
  /**
   * Solicitors code
   */
  solicitorsCode: string;
  /**
   * Name of the firm in English
   */
  orgNameEng: string;
  /**
   * Who gives this notice
   */
  contactPerson: string;
  /**
   * Changes
   */
  changeItems: ('address' | 'telephone' | 'fax' | 'email' | 'contactPerson' | 'status')[];
  /**
   * New address
   */
  newAddress?: {
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
   * New telephone
   */
  newPhone?: string;
  /**
   * New fax
   */
  newFax?: string;
  /**
   * New e-mail address
   */
  newEmail?: string;
  /**
   * New e-mail address again
   */
  newEmailRetype?: string;
  /**
   * New contact person
   */
  newContactPerson?: string;
  /**
   * Firm status
   */
  status?: 'merged' | 'closed';
  /**
   * Date of the merger or closure
   */
  statusDate?: string;
  /**
   * Successor: name of the firm in English
   */
  successorFirm?: string;
  /**
   * Solicitors code of the successor
   */
  successorCode?: string;
  /**
   * Return registered deeds to
   */
  deedDispatch?: 'successor' | 'presentAddress' | 'newAddress' | 'collect';
  /**
   * Effective date
   */
  effectiveDate: string;
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
