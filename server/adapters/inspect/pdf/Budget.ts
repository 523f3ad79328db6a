/** Bounds of the work for one file and for all files in it. An instance counts down. */
export class Budget {
  #values = MOST_VALUES;
  #bytes = MOST_UNPACKED_BYTES;

  /** Bytes that may still be unpacked. */
  get bytesLeft(): number {
    return this.#bytes;
  }

  /** @throws {RangeError} when too much is unpacked */
  takeBytes(count: number): void {
    this.#bytes -= count;
    if (this.#bytes < 0) throw new RangeError('Cannot read the PDF: it unpacks to too much');
  }

  /** @throws {RangeError} when the file has too many values */
  takeValue(): void {
    this.#values -= 1;
    if (this.#values < 0) throw new RangeError('Cannot read the PDF: it has too many values');
  }
}

/** A tagged document of a thousand pages has about two million. */
const MOST_VALUES = 3_000_000;

const MOST_UNPACKED_BYTES = 64 * 1024 * 1024;
