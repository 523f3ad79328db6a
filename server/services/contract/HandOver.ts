/** A signature of a document in a saved file, and the revision that it covers. */
export interface HandedSignature {
  /** Signature field of the manifest. */
  readonly field: string;
  /** ISO 8601, UTC, with milliseconds. */
  readonly signedAt: string;
  /** Length of the revision in bytes, counted from the start of the document. */
  readonly length: number;
  /** SHA-256 (hex) of those bytes. */
  readonly sha256: string;
}

/**
 * A proof that this portal created a signed document for some answers. The proof is part of a saved
 * file; the server stores no copy.
 */
export interface HandOver {
  /** Keyed hash: `key id:hex`. */
  readonly seal: string;
  /** Hash of the definition of the signed answers. */
  readonly definitionHash: string;
  /** In signing order. */
  readonly signatures: readonly HandedSignature[];
}
