/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LRWS1Data {
  /**
   * Workshop
   */
  workshop: 'eMemorial' | 'withholding' | 'irisOnline' | 'corporationRecords';
  /**
   * Session
   */
  session?:
    | 'eMemorial-270112'
    | 'eMemorial-270316'
    | 'withholding-270126'
    | 'withholding-270413'
    | 'irisOnline-270223'
    | 'irisOnline-270511'
    | 'corporationRecords-270202';
  /**
   * Organisation
   */
  orgNameEng: string;
  /**
   * Solicitors code
   */
  solicitorsCode?: string;
  /**
   * Participants
   *
   * Items: Participants
   */
  participants: {
    /**
     * Name in English
     */
    nameEng: string;
    /**
     * Post
     */
    post?: string;
    /**
     * E-mail address
     */
    email: string;
    /**
     * Telephone
     */
    phone: string;
  }[];
  /**
   * Special needs
   */
  specialNeeds?: string;
  /**
   * I have read and accept this statement
   */
  agreePics: true;
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
