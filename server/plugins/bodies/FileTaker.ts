import { randomUUID } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { ApiError } from '../../http/errors.ts';
import { Base64Bytes, type TakenFile } from './Base64Bytes.ts';
import { FilePlaces } from './FilePlaces.ts';

/** The limits of a file extractor. */
export interface FileTakerOptions {
  /** Maximum number of decoded bytes of one file. */
  readonly mostBytes: number;
  /** Maximum number of bytes of the JSON without its files. */
  readonly mostLeft: number;
  /** Maximum number of bytes of a text that stays in the JSON: of an answer or of a small file. */
  readonly mostText: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** A character that base64 does not allow; it replaces an invalid escape. */
const NO_CHARACTER = 0;

/**
 * A stream that extracts the files from JSON while it arrives. In the output, an unguessable name
 * replaces a file's base64. All other bytes pass unchanged, JSON or not. A text of at most
 * `mostText` bytes also passes unchanged, because an answer may have a member with the same name.
 * Fails with `ApiError` `tooLarge` when the rest exceeds `mostLeft`.
 */
export class FileTaker extends Transform {
  /** The extracted files, by their names in the JSON. */
  readonly files = new Map<string, TakenFile>();
  /** Number of received bytes: Fastify compares it with the limit and the announced length. */
  receivedEncodedLength = 0;

  readonly #options: FileTakerOptions;
  readonly #secret = randomUUID();
  readonly #places = new FilePlaces();
  #left = 0;
  #file: Base64Bytes | undefined;
  /** Current text as received; `undefined` once it is longer than `mostText`. */
  #asItCame: Buffer[] | undefined;
  #textLength = 0;
  /** Characters after a backslash in the text of a file, until the escape is complete. */
  #escape: string | undefined;

  constructor(options: FileTakerOptions) {
    super();
    this.#options = options;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.receivedEncodedLength += chunk.length;
    let at = 0;
    while (at < chunk.length) {
      at = this.#file ? this.#take(this.#file, chunk, at) : this.#passOn(chunk, at);
    }
    done(this.#left > this.#options.mostLeft ? new ApiError('tooLarge') : null);
  }

  /** Passes bytes on. @returns the start of the text of a file, or the end of the chunk */
  #passOn(chunk: Buffer, from: number): number {
    let at = from;
    while (at < chunk.length && !this.#file) {
      if (this.#places.next(chunk[at] ?? 0)) this.#begin();
      at += 1;
    }
    this.#left += at - from;
    // A copy: a slice of the socket's buffer would retain the whole buffer.
    this.push(Buffer.from(chunk.subarray(from, at)));
    return at;
  }

  /** Extracts the text of a file. @returns the position after it, or the end of the chunk */
  #take(file: Base64Bytes, chunk: Buffer, from: number): number {
    const plain = Buffer.allocUnsafe(chunk.length - from);
    let at = this.#escape === undefined ? firstStop(chunk, from) : from;
    let length = chunk.copy(plain, 0, from, at);
    for (; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (this.#escape === undefined && byte === QUOTE) break;
      const character = this.#unescaped(byte);
      if (character === undefined) continue;
      plain[length] = character;
      length += 1;
    }
    file.add(plain.toString('latin1', 0, length));
    this.#retain(chunk.subarray(from, at));
    if (at === chunk.length) return at;
    this.#end(file);
    return at + 1;
  }

  /**
   * Decodes escapes, because some JSON writers escape `/`, `+` and `=`. @returns `undefined` while
   * an escape is incomplete
   */
  #unescaped(byte: number): number | undefined {
    if (this.#escape === undefined && byte !== BACKSLASH) return byte;
    const sequence = this.#escape === undefined ? '' : this.#escape + String.fromCharCode(byte);
    const isOpen = /^(?:u[0-9a-f]{0,3})?$/i.test(sequence);
    this.#escape = isOpen ? sequence : undefined;
    if (isOpen) return undefined;
    if (sequence === '/') return byte;
    const code = /^u00([0-7][0-9a-f])$/i.exec(sequence)?.[1];
    return code === undefined ? NO_CHARACTER : Number.parseInt(code, 16);
  }

  #begin(): void {
    this.#file = new Base64Bytes(this.#options.mostBytes);
    this.#asItCame = [];
    this.#textLength = 0;
  }

  #retain(piece: Buffer): void {
    this.#textLength += piece.length;
    if (this.#textLength > this.#options.mostText) this.#asItCame = undefined;
    // A copy: a slice would retain the whole buffer of the socket.
    else this.#asItCame?.push(Buffer.from(piece));
  }

  #end(file: Base64Bytes): void {
    const text = this.#asItCame ? Buffer.concat(this.#asItCame) : this.#named(file);
    this.#file = undefined;
    this.#asItCame = undefined;
    this.#left += text.length + 1;
    this.push(text);
    this.push('"');
  }

  #named(file: Base64Bytes): string {
    const name = `${this.#secret}-${this.files.size}`;
    this.files.set(name, file.end());
    return name;
  }
}

/**
 * Returns the position of the first quote or backslash, or the end. The native search is fast for
 * megabytes without either.
 */
function firstStop(chunk: Buffer, from: number): number {
  const quote = chunk.indexOf(QUOTE, from);
  const end = quote < 0 ? chunk.length : quote;
  const backslash = chunk.subarray(from, end).indexOf(BACKSLASH);
  return backslash < 0 ? end : from + backslash;
}
