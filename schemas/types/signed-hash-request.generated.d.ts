/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface SignedHashRequest {
  /**
   * Submission signed.
   */
  submissionId: string;
  /**
   * RSA signature over toBeSigned, base64.
   */
  signedHash: string;
  /**
   * Signer's certificate, DER, base64.
   */
  ecertPub: string;
  /**
   * Ignored: the server has its own.
   */
  pdfData?: string;
  filledFilePasswordConfirm?: string;
}
