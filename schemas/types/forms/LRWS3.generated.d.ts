/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LRWS3Data {
  /**
   * Enrolment number
   */
  enrolmentRef: string;
  /**
   * E-mail address
   */
  email: string;
  /**
   * What would you like to do?
   */
  action: 'change' | 'cancel';
  /**
   * Workshop of the new session
   */
  workshop?:
    | 'eMemorial'
    | 'withholding'
    | 'irisOnline'
    | 'corporationRecords'
    | 'propertyAlert'
    | 'ownersCorporations'
    | 'landSearch'
    | 'landRegistration';
  /**
   * New session
   */
  newSession?:
    | 'eMemorial-270112'
    | 'eMemorial-270316'
    | 'withholding-270126'
    | 'withholding-270413'
    | 'irisOnline-270223'
    | 'irisOnline-270511'
    | 'corporationRecords-270202'
    | 'propertyAlert-270114'
    | 'propertyAlert-270123'
    | 'propertyAlert-270220'
    | 'propertyAlert-270306'
    | 'ownersCorporations-270121'
    | 'ownersCorporations-270318'
    | 'landSearch-270225'
    | 'landSearch-270422'
    | 'landRegistration-270304';
  /**
   * Reason
   */
  reason?: string;
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
