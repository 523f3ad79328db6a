/** What is needed to prepare one signature. */
export interface SignaturePreparation {
  /** The document as it stands, signed by earlier signers or not. */
  readonly pdf: Uint8Array;
  /** Signer's certificate, DER. Only RSA keys are taken (specification, document 2, section 9). */
  readonly certificate: Uint8Array;
  /** Certificates between the signer's and a root, DER, in any order. Others are left out. */
  readonly chain: readonly Uint8Array[];
  /** Signature field of the manifest; unique in the document. */
  readonly fieldName: string;
  readonly signerName: string;
  /** Why it is signed, in words: shown by PDF readers. */
  readonly reason: string;
  readonly signedAt: Date;
  /** PDF of one page that is drawn in the panel of the field; absent: nothing is drawn. */
  readonly panel?: Uint8Array | undefined;
  /** Certifies the document: PDF readers report every later change. It must be the first signature. */
  readonly isFinal?: boolean | undefined;
}

/** A document with room for a signature, and what the signer's key has to sign. */
export interface PreparedDocument {
  /** The document with an empty signature appended; earlier bytes are unchanged. */
  readonly pdf: Uint8Array;
  /** DER of the signed attributes: sign with RSASSA-PKCS1-v1_5 and SHA-256. */
  readonly toBeSigned: Uint8Array;
  /** SHA-256 of `toBeSigned`, hex. */
  readonly docHash: string;
  /** What `embed` needs to know again; opaque, holds certificates and no secret. */
  readonly state: Uint8Array;
}

/** Input for a signature created by another system, whose certificate is not known yet. */
export type OutsidePreparation = Omit<SignaturePreparation, 'certificate' | 'chain'>;

/** A document with an empty signature for another system to fill. */
export interface OutsideDocument {
  /** The document with an empty signature appended; earlier bytes are unchanged. */
  readonly pdf: Uint8Array;
  /** SHA-256 of all that the signature covers. */
  readonly digest: Uint8Array;
  /** What `embedOutside` needs to know again; opaque, holds no secret. */
  readonly state: Uint8Array;
}

/** One signature found in a document. */
export interface DocumentSignature {
  readonly fieldName: string;
  /** The signed bytes are as they were signed, and this certificate's key signed them. */
  readonly valid: boolean;
  /** `false` when something was appended after it: a later signature, or a change. */
  readonly coversWholeFile: boolean;
  /** Length in bytes of the revision that it covers, counted from the start of the file. */
  readonly revisionLength: number;
  /** DER; absent when the signature cannot be read. */
  readonly certificate?: Uint8Array;
  readonly chain: readonly Uint8Array[];
  /** As the signature dictionary claims. */
  readonly signedAt?: Date;
  /**
   * Time that a trusted authority certified for the signature. Absent: it has no time stamp, or one of an
   * authority that is not trusted.
   */
  readonly stampedAt?: Date;
}

/**
 * Signs PDFs (PAdES baseline B-B, or B-T where time stamps are configured) with a key that the server
 * never sees: prepare, let the browser sign `toBeSigned`, embed.
 */
export interface DocumentSigner {
  /** @throws {SigningError} `certificate` or `document` */
  prepare(preparation: SignaturePreparation): Promise<PreparedDocument>;
  /**
   * Completes a prepared document and verifies the result before giving it back.
   *
   * @param input.pdf the document as `prepare` gave it
   * @param input.signature RSA signature over `toBeSigned`
   * @param input.certificate certificate of the signer; absent: the one it was prepared for
   * @throws {SigningError} `signature` when it is not the signature of that certificate's key;
   * `certificate` when the time stamp lies outside of its validity
   * @throws {TimeStampError} when a time stamp is required and the authority gives none
   */
  embed(input: {
    readonly pdf: Uint8Array;
    readonly state: Uint8Array;
    readonly signature: Uint8Array;
    readonly certificate?: Uint8Array;
  }): Promise<Uint8Array>;
  /**
   * Makes room for a signature that another system makes.
   *
   * @throws {SigningError} `document`
   */
  prepareOutside(preparation: OutsidePreparation): Promise<OutsideDocument>;
  /**
   * Completes such a document and verifies the result before giving it back. Of the CMS, what its signer
   * signed stays; the frame around it becomes the one of our own signatures.
   *
   * @param input.cms detached, DER, one signer, RSASSA-PKCS1-v1_5 with SHA-256
   * @throws {SigningError} `signature` when it is not a signature of this document, `certificate` when
   * its key is too short or the time stamp lies outside of its validity
   * @throws {TimeStampError} when a time stamp is required and the authority gives none
   */
  embedOutside(input: {
    readonly pdf: Uint8Array;
    readonly state: Uint8Array;
    readonly cms: Uint8Array;
  }): Promise<Uint8Array>;
  /**
   * Finds and verifies all signatures, oldest first. Says nothing about whom to trust: see
   * `CertificateTrust`. A document without signatures gives an empty list.
   *
   * @throws {SigningError} `document` when the bytes are no PDF
   */
  verify(pdf: Uint8Array): Promise<readonly DocumentSignature[]>;
}

/** Why a document was not signed: which of the things given does not fit. */
export type SigningFailure = 'certificate' | 'document' | 'signature';

/** A signature that could not be prepared, embedded or read. */
export class SigningError extends Error {
  readonly reason: SigningFailure;

  constructor(reason: SigningFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SigningError';
    this.reason = reason;
  }
}
