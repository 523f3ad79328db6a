/** Signing with a certificate whose key never leaves the browser. */
export interface SigningServices {
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
