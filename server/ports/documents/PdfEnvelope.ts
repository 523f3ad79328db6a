/** A file that is embedded in a PDF. */
export interface EnclosedFile {
  /** Plain file name: `LREAL1-261120-000001-signed.pdf`. */
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
  readonly description: string;
  /** Whether it contains the data of the cover: readers of PDF/A-3 identify it as data. */
  readonly isData?: boolean;
}

/**
 * A service that embeds documents in one PDF, which can be locked, without changing their bytes.
 */
export interface PdfEnvelope {
  /**
   * Embeds files in a cover PDF. The embedded bytes are extracted unchanged, so a signature in them
   * stays valid. Encryption of the signed PDF itself would break it.
   *
   * @param input.cover a PDF of this portal; never an applicant's
   * @param input.password 8 to 25 characters: AES-256 (PDF 2.0, revision 6); absent: not locked
   * @throws {RangeError} for a password of any other length
   */
  enclose(input: {
    readonly cover: Uint8Array;
    readonly files: readonly EnclosedFile[];
    readonly password?: string | undefined;
  }): Promise<Uint8Array>;
}
