import { Transform, type TransformCallback } from 'node:stream';

/** The options of an `UploadGate`. */
export interface UploadGateOptions {
  /**
   * Number of bytes that pass before the body counts as an upload. The announced length does not
   * matter.
   */
  readonly freeBytes: number;
  /**
   * Resolves when the upload has a slot. Rejects when the upload gets no slot, which fails the
   * stream.
   */
  readonly enter: () => Promise<void>;
}

/** A stream that passes a body through until it counts as an upload, then waits for a free slot. */
export class UploadGate extends Transform {
  /** Number of received bytes: Fastify compares it with the limit and the announced length. */
  receivedEncodedLength = 0;

  readonly #options: UploadGateOptions;
  #hasPlace = false;

  constructor(options: UploadGateOptions) {
    super();
    this.#options = options;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.receivedEncodedLength += chunk.length;
    if (this.#hasPlace || this.receivedEncodedLength <= this.#options.freeBytes) {
      done(null, chunk);
      return;
    }
    this.#options.enter().then(() => {
      this.#hasPlace = true;
      done(null, chunk);
    }, done);
  }
}
