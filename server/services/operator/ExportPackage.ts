/** A list of everything that leaves the portal with one submission. No answers, no bytes. */
export interface ExportPackage {
  readonly referenceNumber: string;
  readonly files: readonly PackagedFile[];
}

/** A file in the file store, sealed. */
export interface PackagedFile {
  readonly kind: 'export' | 'acknowledgement' | 'signed' | 'attachment';
  readonly key: string;
  /** SHA-256 (hex) of the plain bytes. */
  readonly sha256: string;
  readonly type: string;
}
