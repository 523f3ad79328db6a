import { Transform, type TransformCallback } from 'node:stream';

/** When a body has to wait, and for what. */
export interface UploadGateOptions {
  /** So many bytes pass before it is an upload: what a client announces takes no place. */
  readonly freeBytes: number;
  /** Resolves when the upload has its place; rejects when it gets none, which fails the stream. */
  readonly enter: () => Promise<void>;
}

/** Lets a body through until it has become an upload; then once its place is free. */
export class UploadGate extends Transform {
  /** Bytes that came in: what Fastify holds against the limit and the announced length. */
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
