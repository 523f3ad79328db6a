/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface EmeProfileResponse {
  status: 'completed' | 'failed';
  /**
   * Values as the forms spell them. A value that the identity app lacks or gives malformed is absent.
   */
  profile?: {
    enName?: string;
    chName?: string;
    emailAddress?: string;
    prefix?: 'Mr' | 'Mrs' | 'Miss' | 'Ms';
    residentialAddress?: {
      /**
       * Parts of the shared block `address`; region and district as codes.
       */
      english?: {
        flat?: string;
        floor?: string;
        block?: string;
        building?: string;
        estate?: string;
        street?: string;
        region?: string;
        district?: string;
      };
      /**
       * Parts of the shared block `address`; region and district as codes.
       */
      chinese?: {
        flat?: string;
        floor?: string;
        block?: string;
        building?: string;
        estate?: string;
        street?: string;
        region?: string;
        district?: string;
      };
      /**
       * An address in free format.
       */
      lines?: string[];
    };
    mobileNumber?: string;
    /**
     * With its check digit, without brackets.
     */
    idNo?: string;
    postalAddress?: {
      /**
       * Parts of the shared block `address`; region and district as codes.
       */
      english?: {
        flat?: string;
        floor?: string;
        block?: string;
        building?: string;
        estate?: string;
        street?: string;
        region?: string;
        district?: string;
      };
      /**
       * Parts of the shared block `address`; region and district as codes.
       */
      chinese?: {
        flat?: string;
        floor?: string;
        block?: string;
        building?: string;
        estate?: string;
        street?: string;
        region?: string;
        district?: string;
      };
      /**
       * An address in free format.
       */
      lines?: string[];
    };
    officeTelNumber?: string;
  };
  /**
   * Message key.
   */
  message?: string;
}
