/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface IdentitySignRequest {
  submissionDetail: {
    /**
     * Submission to sign.
     */
    submissionId: string;
    /**
     * Product code of a language (document 2, section 9).
     */
    lang: 'Eng' | 'TradChn' | 'SimpChn';
    /**
     * The browser, as the identity app names it.
     */
    source:
      | 'PC_Browser'
      | 'Android_Chrome'
      | 'Android_Firefox'
      | 'Android_Edge'
      | 'Android_Samsung'
      | 'Android_Huawei'
      | 'Android_Xiaomi'
      | 'iOS_Safari'
      | 'iOS_Chrome'
      | 'iOS_Firefox'
      | 'iOS_Edge';
    /**
     * Handle of a log-in in the identity app, with openID: the person signs as Digital. Without both, as Anonymous.
     */
    accessToken?: string;
    /**
     * Second handle of the log-in.
     */
    openID?: string;
  };
  /**
   * SHA-256 of the signer's identity card number without its check digit, base64. The number itself is never sent.
   */
  idHash: string;
}
