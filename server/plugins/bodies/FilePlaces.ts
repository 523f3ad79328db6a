/** Members of this name contain the bytes of an uploaded file. */
const KEY = Buffer.from('file');
/**
 * Depth of the message, its `formData`, and an answer: only members at or below this depth can be a
 * file's.
 */
const DEPTH = 3;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPENING = Buffer.from('{[');
const CLOSING = Buffer.from('}]');
const WHITE = Buffer.from(' \t\r\n');

/**
 * A scanner that finds the start of a file's text in JSON, byte by byte. It does not validate: in
 * bytes that are not JSON, any text may count as a file.
 */
export class FilePlaces {
  #depth = 0;
  #isInText = false;
  #isEscaped = false;
  /** Number of bytes of the current text that match the key; -1 for another text. */
  #matched = -1;
  /** The last token: the key, the key and its colon, or anything else. */
  #last: 'key' | 'colon' | 'other' = 'other';

  /**
   * Processes a byte. @returns whether the text of a file starts after this byte; the caller must
   * find its end
   */
  next(byte: number): boolean {
    if (this.#isInText) this.#continueText(byte);
    else if (byte !== QUOTE) this.#pass(byte);
    else if (this.#last === 'colon' && this.#depth >= DEPTH) {
      this.#last = 'other';
      return true;
    } else {
      this.#isInText = true;
      this.#matched = 0;
    }
    return false;
  }

  #continueText(byte: number): void {
    if (this.#isEscaped) {
      this.#isEscaped = false;
    } else if (byte === BACKSLASH) {
      this.#isEscaped = true;
      this.#matched = -1;
    } else if (byte === QUOTE) {
      this.#isInText = false;
      this.#last = this.#matched === KEY.length ? 'key' : 'other';
    } else {
      this.#matched = byte === KEY[this.#matched] ? this.#matched + 1 : -1;
    }
  }

  #pass(byte: number): void {
    if (WHITE.includes(byte)) return;
    this.#last = byte === COLON && this.#last === 'key' ? 'colon' : 'other';
    if (OPENING.includes(byte)) this.#depth += 1;
    else if (CLOSING.includes(byte)) this.#depth -= 1;
  }
}
