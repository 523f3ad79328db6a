/** The work that is still allowed for one file and all files enclosed in it. */
export class Budget {
  #values = MOST_VALUES;
  #bytes = MOST_UNPACKED_BYTES;

  /** Returns the number of bytes that may still be unpacked. */
  get bytesLeft(): number {
    return this.#bytes;
  }

  /**
   * Counts unpacked bytes.
   *
   * @throws {RangeError} when the file unpacks to too much
   */
  takeBytes(count: number): void {
    this.#bytes -= count;
    if (this.#bytes < 0) throw new RangeError('Cannot read the PDF: it unpacks to too much');
  }

  /**
   * Counts one value.
   *
   * @throws {RangeError} when the file has too many values
   */
  takeValue(): void {
    this.#values -= 1;
    if (this.#values < 0) throw new RangeError('Cannot read the PDF: it has too many values');
  }
}

/** A tagged document of a thousand pages has about two million values. */
const MOST_VALUES = 3_000_000;

const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;
