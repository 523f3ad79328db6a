/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface SignRequest {
  submissionDetail: {
    /**
     * Submission to sign.
     */
    submissionId: string;
    /**
     * Product code of a language (document 2, section 9).
     */
    lang: 'Eng' | 'TradChn' | 'SimpChn';
  };
  /**
   * Signer's certificate, DER, base64.
   */
  ecertPub: string;
  /**
   * @maxItems 5
   *
   * Items: An intermediate certificate, DER, base64.
   */
  ecertChain?: string[];
}
