/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface IdentitySignPollResponse {
  status: 'pending' | 'completed' | 'failed';
  /**
   * Signed PDF, base64.
   */
  signedPDF?: string;
  signedBy?: string;
  /**
   * The signer as the certificate names them, without an organisation.
   */
  signatureName?: string;
  submissionId?: string;
  /**
   * ISO 8601.
   */
  signatureTimestamp?: string;
  /**
   * Message key: an identity-app code, or a certificate check that failed.
   */
  message?: string;
  /**
   * Keys of everything that is wrong, `message` first.
   */
  messages?: string[];
}
