/**
 * A list of all files that the portal exports for one submission. The list contains neither answers
 * nor the bytes of the files.
 */
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
