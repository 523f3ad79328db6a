import type { ChallengeAnswer } from '../captcha/Captcha.ts';
import type { FieldError } from '../contract/FieldError.ts';
import type { MessageRef } from '../messages/MessageRef.ts';
import type { KeptCaptcha } from './callsOfSigning.ts';

/** A signature that the wizard stores. The server and the page store the signed PDF itself. */
export interface SignedField {
  /** The id of the signature field in the manifest, such as `ownerSign`. */
  readonly fieldId: string;
  /** The signer's name in the certificate. */
  readonly signedBy: string;
  /** ISO 8601 with offset. */
  readonly signedAt: string;
}

/** The chosen file; a browser's `File` has this shape. */
export interface CertificateFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A certificate whose private key stays in the page. The machine stores only the key's name. */
export interface OpenedCertificate {
  /**
   * The name of the private key, for `signInBrowser`. The page deletes the key when signing ends.
   */
  readonly keyRef: string;
  /** Certificate, base64 DER. */
  readonly ecertPub: string;
  /** The other certificates of the file, base64 DER. */
  readonly ecertChain: readonly string[];
  /**
   * The key's signature over the identity card number of the answers, base64; absent when the form
   * does not need it.
   */
  readonly idProof?: string | undefined;
}

/** The input of `openCertificate`. The machine stores neither file nor PIN. */
export interface OpenCertificateInput {
  readonly file: CertificateFile;
  readonly pin: string;
}

/** The input of `prepareSignature`, the first step of signing with a certificate. */
export interface PrepareSignatureInput {
  readonly fieldId: string;
  readonly submissionId: string | undefined;
  readonly certificate: OpenedCertificate;
  readonly challenge: ChallengeAnswer | undefined;
}

export interface PreparedSignature {
  readonly submissionId: string;
  /** SHA-256 of the document, as the server sent it. */
  readonly docHash: string;
  /** The bytes that the key signs, base64. */
  readonly toBeSigned: string;
  readonly signedBy: string;
  /** ISO 8601 with offset. */
  readonly signedAt: string;
}

/** The input of `signInBrowser`. */
export interface SignInBrowserInput {
  readonly keyRef: string;
  readonly toBeSigned: string;
}

/** The input of `embedSignature`, the second step of signing with a certificate. */
export interface EmbedSignatureInput {
  readonly fieldId: string;
  readonly submissionId: string;
  readonly signedHash: string;
  readonly certificate: OpenedCertificate;
  readonly challenge: ChallengeAnswer | undefined;
}

export type EmbedSignatureOutput =
  | { readonly result: 'ok'; readonly signedBy: string; readonly signedAt: string }
  /** The certificate does not satisfy the field; `message.key` names the difference. */
  | { readonly result: 'signatureFailure'; readonly message: MessageRef };

/** The input for signing one field. */
export interface SigningInput {
  readonly fieldId: string;
  readonly holder: 'personal' | 'organisation';
  readonly submissionId: string | undefined;
  /** Whether the user must solve the captcha before the first call. */
  readonly needsCaptcha: boolean;
}

export interface SigningContext extends SigningInput, KeptCaptcha {
  readonly certificate: OpenedCertificate | undefined;
  readonly prepared: PreparedSignature | undefined;
  readonly signedHash: string | undefined;
  readonly signed: SignedField | undefined;
  /** The errors of the chosen file (`/file`) or the PIN (`/pin`). */
  readonly faults: readonly FieldError[];
  /** The reason why the last attempt failed; the dialog shows it above the file box. */
  readonly error: MessageRef | undefined;
}

export type SigningEvent =
  | {
      readonly type: 'certificate.chosen';
      readonly file: CertificateFile | undefined;
      readonly pin: string;
    }
  /** Repeats the step after a busy server. */
  | { readonly type: 'retry' }
  | { readonly type: 'close' };

export interface SigningOutput {
  readonly fieldId: string;
  readonly submissionId: string | undefined;
  /** `undefined` when the user closed the dialog without a signature. */
  readonly signed: SignedField | undefined;
  /** The error that was visible when the dialog closed: the field shows it. */
  readonly error: MessageRef | undefined;
}
