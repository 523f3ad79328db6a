/** The protection of a file that is being saved. */
export type FileLock =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'certificate'; readonly recipient: Recipient };

/** A certificate whose holder can open the file. */
export interface Recipient {
  /** The public key, for RSA-OAEP with SHA-256. */
  readonly publicKey: CryptoKey;
  /** SHA-256 digest of the certificate's DER, base64url (RFC 7515, `x5t#S256`). */
  readonly thumbprint: string;
}

/** The key that opens the content of a file. */
export type FileKey =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'certificate'; readonly privateKey: CryptoKey; readonly thumbprint: string };

/** The applicant's entries that open a file: a password, or a certificate file with its PIN. */
export type Unlocking =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'certificate'; readonly file: File; readonly pin: string };
