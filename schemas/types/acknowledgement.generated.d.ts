/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

/**
 * ISO 8601, in UTC.
 */
export type Instant = string;
export type Sha256 = string;

/**
 * The file acknowledgement.json in the PDF of an acknowledgement: a submission as it was handed in.
 */
export interface Acknowledgement {
  format: 'landform-acknowledgement';
  /**
   * Changes when a reader of the earlier version would misread the file.
   */
  formatVersion: 1;
  formCode: string;
  /**
   * Version of the form, as its manifest has it.
   */
  formVersion: number;
  /**
   * SHA-256 of the form definition that the answers were validated with.
   */
  definitionHash: string;
  referenceNumber: string;
  submittedAt: Instant;
  language: 'en' | 'zh-Hant' | 'zh-Hans';
  /**
   * The fee in Hong Kong cents; 0 where none was charged through the payment gateway.
   */
  amountCents: number;
  /**
   * The payment of the fee; absent where nothing was paid.
   */
  transactionId?: string;
  paymentMethod?: string;
  /**
   * Second payments that are due to be paid back, or were paid back.
   */
  refunds?: {
    transactionId: string;
    amountCents: number;
    state: 'refundDue' | 'refunded';
    refundedAt?: Instant;
  }[];
  /**
   * The answers as they were handed in, without the e-mail address and the password of the acknowledgement mail.
   */
  answers: {
    [k: string]: unknown;
  };
  /**
   * Fingerprint of the answers, as the pages of the document print it. It is made with a key of the portal.
   */
  dataHash: string;
  /**
   * SHA-256 of the enclosed signed form; absent where nothing was signed electronically.
   */
  signedFormHash?: string;
  signers: {
    /**
     * Signature field of the form.
     */
    field: string;
    /**
     * As the certificate names the signer.
     */
    name: string;
    signedAt: Instant;
  }[];
  /**
   * Files that came with the form. They are not enclosed.
   */
  attachments: {
    name?: string;
    sha256: Sha256;
    /**
     * In bytes.
     */
    size: number;
    /**
     * Media type.
     */
    type: string;
  }[];
}
