/** A file that is embedded in a PDF. */
export interface EnclosedFile {
  /** Plain file name: `LREAL1-261120-000001-signed.pdf`. */
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
  readonly description: string;
  /** Whether the file contains the data of the cover. PDF/A-3 readers then identify it as data. */
  readonly isData?: boolean;
}

/**
 * A service that embeds documents in a PDF without changing their bytes. The PDF may be locked.
 */
export interface PdfEnvelope {
  /**
   * Embeds files in a cover PDF. The embedded bytes are extracted unchanged, so a signature in them
   * stays valid. Encryption of a signed PDF itself would break its signature.
   *
   * @param input.cover a PDF of this portal, never of an applicant
   * @param input.password 8 to 25 characters, for AES-256 (PDF 2.0, revision 6); when absent, the
   *   PDF is not locked
   * @throws {RangeError} for a password of any other length
   */
  enclose(input: {
    readonly cover: Uint8Array;
    readonly files: readonly EnclosedFile[];
    readonly password?: string | undefined;
  }): Promise<Uint8Array>;
}
