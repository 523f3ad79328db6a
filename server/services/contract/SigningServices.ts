import type { FormData, Language } from '#engine';
import type { HandOver } from './HandOver.ts';
import type { IncomingFile, Invalid, Recalculated, SignedForm } from './SubmissionServices.ts';

/** The services for signing with a certificate whose private key never leaves the browser. */
export interface SigningServices {
  /** Reads the document to which the next signature is added, with its bytes unchanged. */
  formToSign(submissionId: string, sitting: string): Promise<SignedForm | undefined>;
  /**
   * First step: adds an empty signature to the document of a stored form and returns the bytes to
   * sign.
   *
   * @param input.certificate the signer's certificate, DER
   */
  prepareSignature(input: {
    readonly sitting: string;
    readonly submissionId: string;
    readonly formCode: string;
    readonly field: string;
    readonly certificate: Uint8Array;
    readonly chain: readonly Uint8Array[];
    /**
     * The key's signature over the identity card number in the answers, when the form compares it.
     */
    readonly idProof?: Uint8Array | undefined;
  }): Promise<SignaturePrepared | SigningRefused | undefined>;
  /** Second step: adds the browser's signature to the document, verifies and stores it. */
  completeSignature(input: {
    readonly sitting: string;
    readonly submissionId: string;
    readonly field: string;
    readonly signature: Uint8Array;
    readonly certificate: Uint8Array;
  }): Promise<SignatureCompleted | SigningRefused | undefined>;
  /**
   * Restores a signed document from a saved file. Verifies every signature again, then creates a
   * submission of the sitting with the answers, the document and its signatures. Restores all or
   * nothing.
   *
   * @throws {WrongShapeError} when the form data do not match the form's structure
   */
  restoreSigned(input: RestoreInput): Promise<RestoreResult>;
}

/** The input from a saved file. */
export interface RestoreInput {
  readonly sitting: string;
  readonly formCode: string;
  /** Definition of the answers in the browser. */
  readonly definitionHash: string;
  /** Nested (see `fromWire`). */
  readonly formData: FormData;
  readonly files: readonly IncomingFile[];
  readonly language: Language;
  /** The document with all its signatures. */
  readonly pdf: Uint8Array;
  /** Data from the saved file. It is not trusted before its seal is checked. */
  readonly handOver: HandOver;
}

/** The reason why a signature of a saved file is invalid; a message key. */
export interface SignatureProblem {
  readonly field: string;
  readonly key: string;
}

export type RestoreResult =
  | {
      readonly result: 'ok';
      readonly submissionId: string;
      readonly amountCents: number;
      /** In signing order. */
      readonly signatures: readonly RestoredSignature[];
    }
  | Invalid
  | Recalculated
  /** The form is closed, or another definition was signed. */
  | { readonly result: 'formChanged' }
  /** At least one signature is invalid, so none is restored. */
  | { readonly result: 'signatureFailure'; readonly faults: readonly SignatureProblem[] };

export interface RestoredSignature {
  readonly field: string;
  /** Name of the signer as signature fields show it. */
  readonly signedBy: string;
  readonly signedAt: Date;
}

export interface SignaturePrepared {
  readonly result: 'ok';
  readonly submissionId: string;
  /** Bytes to sign with RSASSA-PKCS1-v1_5 and SHA-256. */
  readonly toBeSigned: Uint8Array;
  /** SHA-256 of `toBeSigned`, hex. */
  readonly docHash: string;
  readonly pdf: Uint8Array;
  readonly signedBy: string;
  readonly signatureName: string;
  readonly signedAt: Date;
}

export interface SignatureCompleted {
  readonly result: 'ok';
  readonly pdf: Uint8Array;
  readonly signedBy: string;
  readonly signedAt: Date;
}

/** A certificate or signature that does not fit. `keys` are message keys of the catalogue. */
export interface SigningRefused {
  readonly result: 'signatureFailure' | 'eCertError' | 'paidDataLocked' | 'formChanged';
  readonly keys: readonly string[];
}
