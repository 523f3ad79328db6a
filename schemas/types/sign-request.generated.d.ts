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
   * The key's signature over the identity card number of the answers, base64: the certificate carries its hash.
   */
  idProof?: string;
  /**
   * @maxItems 5
   *
   * Items: An intermediate certificate, DER, base64.
   */
  ecertChain?: string[];
}
