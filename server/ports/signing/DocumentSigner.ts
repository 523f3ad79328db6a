/** The input to prepare one signature. */
export interface SignaturePreparation {
  /** Current document, with or without earlier signatures. */
  readonly pdf: Uint8Array;
  /**
   * Signer's certificate, DER. Only RSA keys are accepted (specification, document 2, section 9).
   */
  readonly certificate: Uint8Array;
  /**
   * Certificates between the signer's and a root, DER, in any order. Other certificates are
   * ignored.
   */
  readonly chain: readonly Uint8Array[];
  /** Signature field of the manifest; unique in the document. */
  readonly fieldName: string;
  readonly signerName: string;
  /** Reason for the signature, as text: shown by PDF readers. */
  readonly reason: string;
  readonly signedAt: Date;
  /** PDF of one page for the panel of the field; when absent, the panel stays empty. */
  readonly panel?: Uint8Array | undefined;
  /**
   * Whether to certify the document, so that PDF readers report every later change. Only the first
   * signature may do that.
   */
  readonly isFinal?: boolean | undefined;
}

/** A document with space for a signature, and the bytes that the signer's key must sign. */
export interface PreparedDocument {
  /** The document with an empty signature appended; earlier bytes are unchanged. */
  readonly pdf: Uint8Array;
  /** DER of the signed attributes: sign with RSASSA-PKCS1-v1_5 and SHA-256. */
  readonly toBeSigned: Uint8Array;
  /** SHA-256 of `toBeSigned`, hex. */
  readonly docHash: string;
  /** State for `embed`; opaque, contains certificates and no secret. */
  readonly state: Uint8Array;
}

/** The input for a signature by another system, whose certificate is not known yet. */
export type OutsidePreparation = Omit<SignaturePreparation, 'certificate' | 'chain'>;

/** A document with an empty signature for another system to fill. */
export interface OutsideDocument {
  /** The document with an empty signature appended; earlier bytes are unchanged. */
  readonly pdf: Uint8Array;
  /** SHA-256 of all bytes that the signature covers. */
  readonly digest: Uint8Array;
  /** State for `embedOutside`; opaque, contains no secret. */
  readonly state: Uint8Array;
}

/** A signature found in a document. */
export interface DocumentSignature {
  readonly fieldName: string;
  /** Whether the signed bytes are unchanged and signed with the key of `certificate`. */
  readonly valid: boolean;
  /**
   * Whether the signature covers the whole file; `false` when bytes were appended after the
   * signature.
   */
  readonly coversWholeFile: boolean;
  /** Length in bytes of the revision that the signature covers, from the start of the file. */
  readonly revisionLength: number;
  /** DER; absent when the signature is unreadable. */
  readonly certificate?: Uint8Array;
  readonly chain: readonly Uint8Array[];
  /** Time that the signature dictionary claims. */
  readonly signedAt?: Date;
  /**
   * Time that a trusted authority certified for the signature. Absent when the signature has no
   * time stamp of a trusted authority.
   */
  readonly stampedAt?: Date;
}

/**
 * A signer of PDFs (PAdES baseline B-B, or B-T where time stamps are configured) with a key that
 * the server never sees. Call `prepare`, let the browser sign `toBeSigned`, then call `embed`.
 */
export interface DocumentSigner {
  /** Adds an empty signature. @throws {SigningError} `certificate` or `document` */
  prepare(preparation: SignaturePreparation): Promise<PreparedDocument>;
  /**
   * Completes a prepared document, then verifies and returns the result.
   *
   * @param input.pdf document that `prepare` returned
   * @param input.signature RSA signature over `toBeSigned`
   * @param input.certificate certificate of the signer; when absent, that of `prepare`
   * @throws {SigningError} `signature` when that certificate's key did not make the signature;
   *   `certificate` when the time stamp is outside its validity
   * @throws {TimeStampError} when a time stamp is required and the authority issues none
   */
  embed(input: {
    readonly pdf: Uint8Array;
    readonly state: Uint8Array;
    readonly signature: Uint8Array;
    readonly certificate?: Uint8Array;
  }): Promise<Uint8Array>;
  /**
   * Adds an empty signature for another system to fill.
   *
   * @throws {SigningError} `document`
   */
  prepareOutside(preparation: OutsidePreparation): Promise<OutsideDocument>;
  /**
   * Completes a document of `prepareOutside` and verifies the result before it returns the result.
   * Keeps the signed part of the CMS; replaces the other parts by those of the portal's own
   * signatures.
   *
   * @param input.cms detached, DER, one signer, RSASSA-PKCS1-v1_5 with SHA-256
   * @throws {SigningError} `signature` when `input.cms` is not a signature of this document;
   *   `certificate` when the key is too short or the time stamp is outside the certificate's
   *   validity
   * @throws {TimeStampError} when a time stamp is required and the authority issues none
   */
  embedOutside(input: {
    readonly pdf: Uint8Array;
    readonly state: Uint8Array;
    readonly cms: Uint8Array;
  }): Promise<Uint8Array>;
  /**
   * Finds and verifies all signatures, oldest first. Does not check trust: see `CertificateTrust`.
   * Returns an empty list for a document without signatures.
   *
   * @throws {SigningError} `document` when the bytes are not a PDF
   */
  verify(pdf: Uint8Array): Promise<readonly DocumentSignature[]>;
}

/** The reason why a document was not signed: the input that does not fit. */
export type SigningFailure = 'certificate' | 'document' | 'signature';

/** An error for a signature that could not be prepared, embedded or read. */
export class SigningError extends Error {
  readonly reason: SigningFailure;

  constructor(reason: SigningFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SigningError';
    this.reason = reason;
  }
}
