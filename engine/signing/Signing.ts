import type { ChallengeAnswer } from '../captcha/Captcha.ts';
import type { MessageRef } from '../messages/MessageRef.ts';
import type { FieldError } from '../validation/FieldError.ts';
import type { KeptCaptcha } from './callsOfSigning.ts';

/** A signature that the wizard holds; the signed PDF itself stays with the server and the page. */
export interface SignedField {
  /** Id of the signature field in the manifest: `ownerSign`. */
  readonly fieldId: string;
  /** The signer as the certificate names them. */
  readonly signedBy: string;
  /** ISO 8601 with offset. */
  readonly signedAt: string;
}

/** The chosen file; a browser's `File` fits. */
export interface CertificateFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A certificate whose private key stays in the page: the machine holds only the key's name. */
export interface OpenedCertificate {
  /** Names the private key to `signInBrowser`; forgotten by the page when signing ends. */
  readonly keyRef: string;
  /** Certificate, base64 DER. */
  readonly ecertPub: string;
  /** Further certificates of the file, base64 DER. */
  readonly ecertChain: readonly string[];
  /** The key's signature over the identity card number of the answers, base64, where it is asked for. */
  readonly idProof?: string | undefined;
}

/** Input of `openCertificate`. Neither file nor PIN is kept by the machine. */
export interface OpenCertificateInput {
  readonly file: CertificateFile;
  readonly pin: string;
}

/** Input of `prepareSignature`: certificate signing, step one. */
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
  /** What the key signs, base64. */
  readonly toBeSigned: string;
  readonly signedBy: string;
  /** ISO 8601 with offset. */
  readonly signedAt: string;
}

/** Input of `signInBrowser`. */
export interface SignInBrowserInput {
  readonly keyRef: string;
  readonly toBeSigned: string;
}

/** Input of `embedSignature`: certificate signing, step two. */
export interface EmbedSignatureInput {
  readonly fieldId: string;
  readonly submissionId: string;
  readonly signedHash: string;
  readonly certificate: OpenedCertificate;
  readonly challenge: ChallengeAnswer | undefined;
}

export type EmbedSignatureOutput =
  | { readonly result: 'ok'; readonly signedBy: string; readonly signedAt: string }
  /** The certificate does not satisfy the field; `message.key` says what differs. */
  | { readonly result: 'signatureFailure'; readonly message: MessageRef };

/** What signing one field starts with. */
export interface SigningInput {
  readonly fieldId: string;
  readonly holder: 'personal' | 'organisation';
  readonly submissionId: string | undefined;
  /** Whether the captcha is to be solved before the first call. */
  readonly needsCaptcha: boolean;
}

export interface SigningContext extends SigningInput, KeptCaptcha {
  readonly certificate: OpenedCertificate | undefined;
  readonly prepared: PreparedSignature | undefined;
  readonly signedHash: string | undefined;
  readonly signed: SignedField | undefined;
  /** What is wrong with the chosen file (`/file`) or the PIN (`/pin`). */
  readonly faults: readonly FieldError[];
  /** Why the last attempt failed; the dialog shows it above the file box. */
  readonly error: MessageRef | undefined;
}

export type SigningEvent =
  | {
      readonly type: 'certificate.chosen';
      readonly file: CertificateFile | undefined;
      readonly pin: string;
    }
  /** The same step again after a busy server. */
  | { readonly type: 'retry' }
  | { readonly type: 'close' };

export interface SigningOutput {
  readonly fieldId: string;
  readonly submissionId: string | undefined;
  /** `undefined` when the dialog was closed without a signature. */
  readonly signed: SignedField | undefined;
  /** The error that stood when the dialog was closed: the field shows it. */
  readonly error: MessageRef | undefined;
}
