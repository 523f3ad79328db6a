/** A file that travels inside a PDF. */
export interface EnclosedFile {
  /** Plain file name: `LREAL1-261120-000001-signed.pdf`. */
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
  readonly description: string;
  /** Holds the data of the cover: readers of PDF/A-3 find it as such. */
  readonly isData?: boolean;
}

/** Puts documents into one PDF that can be locked, without touching the bytes enclosed. */
export interface PdfEnvelope {
  /**
   * Encloses files in a cover PDF. The enclosed bytes come out again unchanged, so that a signature
   * in them stays valid, which encrypting the signed PDF itself would destroy.
   *
   * @param input.cover a PDF of our own; never an applicant's
   * @param input.password 8 to 25 characters: AES-256 (PDF 2.0, revision 6); absent: not locked
   * @throws {RangeError} for a password of any other length
   */
  enclose(input: {
    readonly cover: Uint8Array;
    readonly files: readonly EnclosedFile[];
    readonly password?: string | undefined;
  }): Promise<Uint8Array>;
}
