/** Name of the members that contain the bytes of an uploaded file. */
const KEY = Buffer.from('file');
/**
 * Depth of the members of a file value in `formData`. Only members at or below this depth can be
 * those of a file.
 */
const DEPTH = 3;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPENING = Buffer.from('{[');
const CLOSING = Buffer.from('}]');
const WHITE = Buffer.from(' \t\r\n');

/**
 * A scanner that finds the start of a file's text in JSON, byte by byte. The scanner does not
 * validate the JSON. In bytes that are not JSON, any text may count as a file.
 */
export class FilePlaces {
  #depth = 0;
  #isInText = false;
  #isEscaped = false;
  /** Number of bytes of the current text that match the key; -1 for another text. */
  #matched = -1;
  /** The last token: the key, the colon after the key, or any other token. */
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
