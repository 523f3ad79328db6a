/** The status of a signature: prepared for the browser, or in the document. */
export type SignatureStatus = 'PREPARED' | 'SIGNED';

/** A signature of a submission. The documents themselves are in the file store. */
export interface SignatureRecord {
  readonly submissionId: string;
  /** Signature field of the manifest. */
  readonly field: string;
  readonly status: SignatureStatus;
  /** Hash of the signed answers. The signature is void for other answers. */
  readonly dataHash: string;
  /** SHA-256 (hex) of the document: prepared or signed. */
  readonly documentHash: string;
  /** Key of that document in the file store. */
  readonly fileKey: string;
  /** Name of the signer in the certificate; sealed. */
  readonly sealedSigner: Uint8Array;
  readonly signedAt: Date;
  /**
   * Sealed. For a prepared signature: the state that the signer adapter needs to complete it. For a
   * completed signature: data that identifies a repeated call.
   */
  readonly sealedState?: Uint8Array;
}

/** The signatures table: at most one prepared row and one signed row for a submission and field. */
export interface SignatureRecords {
  /** Writes a signature; replaces an earlier signature of the same field and status. */
  put(record: SignatureRecord): Promise<void>;
  find(
    submissionId: string,
    field: string,
    status: SignatureStatus,
  ): Promise<SignatureRecord | undefined>;
  /** Lists prepared and completed signatures, in the order of their creation. */
  ofSubmission(submissionId: string): Promise<readonly SignatureRecord[]>;
  /** Removes all signatures of a submission. @returns the removed signatures */
  clear(submissionId: string): Promise<readonly SignatureRecord[]>;
  remove(submissionId: string, field: string, status: SignatureStatus): Promise<void>;
}
