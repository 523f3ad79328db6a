/** Members of this name hold the bytes of an uploaded file. */
const KEY = Buffer.from('file');
/** The message, its `formData`, an answer: members of that are a file's, those above are answers. */
const DEPTH = 3;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPENING = Buffer.from('{[');
const CLOSING = Buffer.from('}]');
const WHITE = Buffer.from(' \t\r\n');

/**
 * Finds where the text of a file begins in JSON that comes byte by byte. It judges nothing: of what is
 * no JSON, any text may be one.
 */
export class FilePlaces {
  #depth = 0;
  #isInText = false;
  #isEscaped = false;
  /** Bytes of the text under way that are the key's; -1 when it is another text. */
  #matched = -1;
  /** What was there last: the key, the key and its colon, or anything else. */
  #last: 'key' | 'colon' | 'other' = 'other';

  /** @returns whether the text of a file begins behind this byte; its end is no more told */
  next(byte: number): boolean {
    if (this.#isInText) this.#goOn(byte);
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

  #goOn(byte: number): void {
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
