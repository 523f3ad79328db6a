/** The protection of a file that is being saved. */
export type FileLock =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'certificate'; readonly recipient: Recipient };

/** A certificate whose holder can open the file. */
export interface Recipient {
  /** RSA-OAEP with SHA-256. */
  readonly publicKey: CryptoKey;
  /** SHA-256 of the certificate's DER, base64url (RFC 7515, `x5t#S256`). */
  readonly thumbprint: string;
}

/** The key that opens the content of a file. */
export type FileKey =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'certificate'; readonly privateKey: CryptoKey; readonly thumbprint: string };

/** An applicant's way to open a file, before the certificate file is opened. */
export type Unlocking =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'certificate'; readonly file: File; readonly pin: string };
