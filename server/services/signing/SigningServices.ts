import type { FormData, Language } from '#engine';
import type { IncomingFile, Invalid, Recalculated, SignedForm } from '../Services.ts';
import type { HandOver } from './HandOver.ts';

/** Signing with a certificate whose key never leaves the browser. */
export interface SigningServices {
  /** Reads the document of a kept form that its next signature is added to, byte for byte. */
  formToSign(submissionId: string, sitting: string): Promise<SignedForm | undefined>;
  /**
   * First step: puts an empty signature into the document of a kept form and tells what to sign.
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
    /** The key's signature over the identity card number of the answers, where the form compares it. */
    readonly idProof?: Uint8Array | undefined;
  }): Promise<SignaturePrepared | SigningRefused | undefined>;
  /** Second step: completes the document with the browser's signature, verifies and keeps it. */
  completeSignature(input: {
    readonly sitting: string;
    readonly submissionId: string;
    readonly field: string;
    readonly signature: Uint8Array;
    readonly certificate: Uint8Array;
  }): Promise<SignatureCompleted | SigningRefused | undefined>;
  /**
   * Takes over a signed document from a saved file: every signature is verified again, then a
   * submission of the sitting holds the answers, the document and its signatures. All or nothing.
   *
   * @throws {WrongShapeError} when the form data have not the form's shape
   */
  restoreSigned(input: RestoreInput): Promise<RestoreResult>;
}

/** What a saved file brings. */
export interface RestoreInput {
  readonly sitting: string;
  readonly formCode: string;
  /** Definition that the browser has loaded the answers into. */
  readonly definitionHash: string;
  /** Nested (see `fromWire`). */
  readonly formData: FormData;
  readonly files: readonly IncomingFile[];
  readonly language: Language;
  /** The document with all its signatures. */
  readonly pdf: Uint8Array;
  /** Nothing in it is believed before the seal is checked. */
  readonly handOver: HandOver;
}

/** Why a signature of a saved file does not count; a message key. */
export interface SignatureFault {
  readonly field: string;
  readonly key: string;
}

export type RestoreResult =
  | {
      readonly result: 'ok';
      readonly submissionId: string;
      readonly amountCents: number;
      /** In the order in which they were made. */
      readonly signatures: readonly RestoredSignature[];
    }
  | Invalid
  | Recalculated
  /** The form is closed, or it is another definition that was signed. */
  | { readonly result: 'formChanged' }
  /** One signature at least does not hold, so that none is taken over. */
  | { readonly result: 'signatureFailure'; readonly faults: readonly SignatureFault[] };

export interface RestoredSignature {
  readonly field: string;
  /** The signer as signature fields show them. */
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

/** The certificate or the signature does not fit. `keys` are message keys of the catalogue. */
export interface SigningRefused {
  readonly result: 'signatureFailure' | 'eCertError' | 'paidDataLocked' | 'formChanged';
  readonly keys: readonly string[];
}
