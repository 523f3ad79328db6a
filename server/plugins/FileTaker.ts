import { randomUUID } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { ApiError } from '../errors.ts';
import { Base64Bytes, type TakenFile } from './Base64Bytes.ts';
import { FilePlaces } from './FilePlaces.ts';

/** Bounds of what is held. */
export interface FileTakerOptions {
  /** Bytes of one file, decoded. */
  readonly mostBytes: number;
  /** Bytes of the JSON without its files. */
  readonly mostLeft: number;
  /** Bytes of a text that is left in the JSON: an answer's, or a small file's. */
  readonly mostText: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** In base64 it is a fault. */
const NO_CHARACTER = 0;

/**
 * Takes the files out of JSON while it comes in: where the base64 of one stood, the JSON that goes on
 * has a name that nobody can guess. All else goes on as it is, whether it is JSON or not, and so does
 * a text that is no longer than an answer may be: an answer may have a member of that name. Fails
 * with `ApiError` `tooLarge` when more is left than answers are.
 */
export class FileTaker extends Transform {
  /** What was taken, by the name that stands for it. */
  readonly files = new Map<string, TakenFile>();
  /** Bytes that came in: what Fastify holds against the limit and the announced length. */
  receivedEncodedLength = 0;

  readonly #options: FileTakerOptions;
  readonly #secret = randomUUID();
  readonly #places = new FilePlaces();
  #left = 0;
  #file: Base64Bytes | undefined;
  /** The text under way as it came; nothing once it is longer than texts that are left. */
  #asItCame: Buffer[] | undefined;
  #textLength = 0;
  /** What came behind a backslash in the text of a file, until it is whole. */
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

  /** @returns where the text of a file begins, or the end of the chunk */
  #passOn(chunk: Buffer, from: number): number {
    let at = from;
    while (at < chunk.length && !this.#file) {
      if (this.#places.next(chunk[at] ?? 0)) this.#begin();
      at += 1;
    }
    this.#left += at - from;
    // A copy: a part of the socket's own buffer would keep the whole of it.
    this.push(Buffer.from(chunk.subarray(from, at)));
    return at;
  }

  /** @returns where the JSON goes on, or the end of the chunk */
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
    this.#remember(chunk.subarray(from, at));
    if (at === chunk.length) return at;
    this.#end(file);
    return at + 1;
  }

  /** @returns `undefined` while an escape is not whole; some JSON writers escape `/`, `+` and `=` */
  #unescaped(byte: number): number | undefined {
    if (this.#escape === undefined && byte !== BACKSLASH) return byte;
    const begun = this.#escape === undefined ? '' : this.#escape + String.fromCharCode(byte);
    const isOpen = /^(?:u[0-9a-f]{0,3})?$/i.test(begun);
    this.#escape = isOpen ? begun : undefined;
    if (isOpen) return undefined;
    if (begun === '/') return byte;
    const code = /^u00([0-7][0-9a-f])$/i.exec(begun)?.[1];
    return code === undefined ? NO_CHARACTER : Number.parseInt(code, 16);
  }

  #begin(): void {
    this.#file = new Base64Bytes(this.#options.mostBytes);
    this.#asItCame = [];
    this.#textLength = 0;
  }

  #remember(piece: Buffer): void {
    this.#textLength += piece.length;
    if (this.#textLength > this.#options.mostText) this.#asItCame = undefined;
    // A copy, as above.
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

/** Where the first quote or backslash is, or the end: a native search, for megabytes of neither. */
function firstStop(chunk: Buffer, from: number): number {
  const quote = chunk.indexOf(QUOTE, from);
  const end = quote < 0 ? chunk.length : quote;
  const backslash = chunk.subarray(from, end).indexOf(BACKSLASH);
  return backslash < 0 ? end : from + backslash;
}
