/* Generated from the form of the same name by scripts/generate-types.ts. */

export interface LRWS2Data {
  /**
   * Topic
   */
  topic: 'propertyAlert' | 'ownersCorporations' | 'landSearch' | 'landRegistration';
  /**
   * Language
   */
  language: 'Cantonese' | 'English' | 'Putonghua';
  /**
   * Sessions that suit you
   *
   * Items: Sessions that suit you
   */
  preferredSession?: {
    /**
     * Session
     */
    session:
      | 'propertyAlert-270114'
      | 'propertyAlert-270123'
      | 'propertyAlert-270220'
      | 'propertyAlert-270306'
      | 'ownersCorporations-270121'
      | 'ownersCorporations-270318'
      | 'landSearch-270225'
      | 'landSearch-270422'
      | 'landRegistration-270304';
  }[];
  /**
   * Salutation
   */
  salutation?: 'Mr' | 'Mrs' | 'Miss' | 'Ms';
  /**
   * Name in English
   */
  enName: string;
  /**
   * Name in Chinese (if any)
   */
  chName?: string;
  /**
   * Mobile telephone
   */
  mobilePhone: string;
  /**
   * E-mail address
   */
  email: string;
  /**
   * E-mail address again
   */
  emailRetype: string;
  /**
   * Corporation or building
   */
  ocNameOrBuilding?: string;
  /**
   * Companions
   */
  companions?: string;
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
