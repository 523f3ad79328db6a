/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

/**
 * @maxItems 20
 */
export type SignedFields = SignedField[];

export interface SavedFileSaveRequest {
  formCode: string;
  /**
   * The form's own reference: L.R. 164.
   */
  formRef?: string;
  /**
   * Version of the form that the file is saved from.
   */
  validFrom?: string;
  /**
   * Verifier derived in the browser from the password, or from the thumbprint of the certificate (base64url or hex of 32 bytes); never the password, never logged.
   */
  passwordHash: string;
  /**
   * SHA-256 of the certificate that opens the file, base64url; absent where a password does. Written into the file, so that the certificate is asked for.
   */
  recipient?: string;
  /**
   * The encrypted content carries the signed document and the attachments.
   */
  withSignAndAttch?: boolean;
  /**
   * Answers, encrypted in the browser, base64.
   */
  encryptedFormData: string;
  /**
   * The document with its signatures, base64; absent where nothing is signed. Not kept.
   */
  pdfData?: string;
  signedFields?: SignedFields;
}
/**
 * What the browser shows of a signature. The server trusts its own record only.
 */
export interface SignedField {
  /**
   * Id of the signature field.
   */
  signField: string;
  signedBy?: string;
  signatureName?: string;
  signatureTimestamp?: string;
}
