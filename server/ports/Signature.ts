/** How far one signature is: prepared for the browser, or in the document. */
export type SignatureStatus = 'PREPARED' | 'SIGNED';

/** One signature of a submission. The documents themselves are in the file store. */
export interface SignatureRecord {
  readonly submissionId: string;
  /** Signature field of the manifest. */
  readonly field: string;
  readonly status: SignatureStatus;
  /** Hash of the answers that were signed; other answers make the signature void. */
  readonly dataHash: string;
  /** SHA-256 (hex) of the document: to be completed, or signed. */
  readonly documentHash: string;
  /** Key of that document in the file store. */
  readonly fileKey: string;
  /** The signer as the certificate names him; sealed. */
  readonly sealedSigner: Uint8Array;
  readonly signedAt: Date;
  /**
   * Sealed. Of a prepared signature: what the signer adapter needs to complete it. Of a made one: hashes
   * of signature and certificate, by which a repeated call is known.
   */
  readonly sealedState?: Uint8Array;
}

/** The signatures table: for a submission and field one prepared row and one signed row at most. */
export interface SignatureRecords {
  /** Writes a signature in place of an earlier one of the same field and status. */
  put(record: SignatureRecord): Promise<void>;
  find(
    submissionId: string,
    field: string,
    status: SignatureStatus,
  ): Promise<SignatureRecord | undefined>;
  /** Prepared and signed ones, in the order in which they were made. */
  ofSubmission(submissionId: string): Promise<readonly SignatureRecord[]>;
  /** Removes all signatures of a submission. @returns what was removed */
  clear(submissionId: string): Promise<readonly SignatureRecord[]>;
  remove(submissionId: string, field: string, status: SignatureStatus): Promise<void>;
}
