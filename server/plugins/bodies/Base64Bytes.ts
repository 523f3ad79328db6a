import { createHash } from 'node:crypto';

/** The bytes of a file with their SHA-256 (hex), or the fault of its text. */
export type TakenFile =
  | { readonly content: Uint8Array; readonly sha256: string }
  | { readonly fault: 'badFormData' | 'tooLarge' };

const FIRST_BYTES = 64 * 1024;
/**
 * A strict decoder of base64 that arrives in pieces, so that the whole text is never in memory.
 * Node's own decoder accepts invalid text. After a fault this decoder discards all later pieces.
 */
export class Base64Bytes {
  readonly #mostBytes: number;
  readonly #hash = createHash('sha256');
  #content = new Uint8Array(0);
  #length = 0;
  /** Up to three characters that wait for the fourth. */
  #rest = '';
  #isPadded = false;
  #fault: 'badFormData' | 'tooLarge' | undefined;

  /** @param mostBytes maximum size of the content; a larger content is `tooLarge` */
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Adds the next characters. */
  add(piece: string): void {
    if (this.#fault !== undefined) return;
    const text = this.#rest + piece;
    const whole = text.length - (text.length % 4);
    this.#rest = text.slice(whole);
    if (whole > 0) this.#decode(text.slice(0, whole));
  }

  /** Ends the text; `add` must not be called afterwards. @returns the file, or its fault */
  end(): TakenFile {
    if (this.#rest !== '') this.#fail('badFormData');
    if (this.#fault !== undefined) return { fault: this.#fault };
    this.#resize(this.#length);
    return { content: Buffer.from(this.#content.buffer), sha256: this.#hash.digest('hex') };
  }

  #decode(text: string): void {
    const bytes = Buffer.from(text, 'base64');
    if (this.#isPadded || !isBase64(text, bytes)) {
      this.#fail('badFormData');
      return;
    }
    this.#isPadded = text.endsWith('=');
    const length = this.#length + bytes.length;
    if (length > this.#mostBytes) {
      this.#fail('tooLarge');
      return;
    }
    if (length > this.#content.length) {
      this.#resize(
        Math.min(this.#mostBytes, Math.max(FIRST_BYTES, 2 * this.#content.length, length)),
      );
    }
    this.#content.set(bytes, this.#length);
    this.#hash.update(bytes);
    this.#length = length;
  }

  #fail(fault: 'badFormData' | 'tooLarge'): void {
    this.#fault ??= fault;
    this.#rest = '';
    this.#resize(0);
  }

  /**
   * Resizes the buffer. Frees the old bytes at once, because they would accumulate until the next
   * garbage collection.
   */
  #resize(bytes: number): void {
    if (bytes === this.#content.length) return;
    this.#content = new Uint8Array(this.#content.buffer.transfer(bytes));
  }
}

/**
 * Checks decoded base64. Node's decoder skips invalid characters, so that the result is too short.
 * It accepts the two characters of base64url, which are checked separately. A regular expression
 * would be slower: it took half of the blocking time of an upload.
 *
 * @param text text whose length is a multiple of four
 */
function isBase64(text: string, decoded: Buffer): boolean {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const isWhole = decoded.length === (text.length / 4) * 3 - padding;
  return isWhole && !text.includes('-') && !text.includes('_');
}
