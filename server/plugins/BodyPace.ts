import type { IncomingMessage } from 'node:http';

/** How fast bodies must come in. */
export interface PaceLimits {
  /** A body that is no upload must be there by then. */
  readonly bodyMs: number;
  /** An upload must be there by then, its time in the queue not counted. */
  readonly uploadMs: number;
  /** Bytes a second of an upload, on average over each window. */
  readonly uploadRate: number;
  /** Length of a window; nothing is judged before the first one is over. */
  readonly windowMs: number;
}

interface Body {
  readonly onLate: () => void;
  isUpload: boolean;
  /** It waits for a place: the server does not read it. */
  isHeld: boolean;
  /** Time that counts, in ms. */
  age: number;
  windowAge: number;
  /** Bytes of the connection when the window began. */
  windowStart: number;
}

/**
 * Watches the bodies of requests while they come in, read or not. Node knows one time limit for all
 * requests: long enough for the upload of an old telephone, it would let any other body drip.
 */
export class BodyPace {
  readonly #limits: PaceLimits;
  readonly #bodies = new Map<IncomingMessage, Body>();

  constructor(limits: PaceLimits) {
    this.#limits = limits;
  }

  /** @param onLate called once, when the body is too slow */
  watch(request: IncomingMessage, onLate: () => void): void {
    const windowStart = request.socket.bytesRead;
    const fresh = { isUpload: false, isHeld: false, age: 0, windowAge: 0 };
    this.#bodies.set(request, { ...fresh, windowStart, onLate });
  }

  /** From now on the body is judged by its rate: it may be megabytes. */
  allowUpload(request: IncomingMessage): void {
    const body = this.#bodies.get(request);
    if (body) body.isUpload = true;
  }

  /** Stops or starts the body's clock. */
  hold(request: IncomingMessage, isHeld: boolean): void {
    const body = this.#bodies.get(request);
    if (body) body.isHeld = isHeld;
  }

  /** Looks at every body. @param passedMs since the last look */
  look(passedMs: number): void {
    for (const [request, body] of this.#bodies) {
      if (request.complete || request.socket.destroyed) {
        this.#bodies.delete(request);
      } else if (!body.isHeld && this.#isLate(body, request.socket.bytesRead, passedMs)) {
        this.#bodies.delete(request);
        body.onLate();
      }
    }
  }

  #isLate(body: Body, bytes: number, passedMs: number): boolean {
    const { bodyMs, uploadMs, uploadRate, windowMs } = this.#limits;
    body.age += passedMs;
    if (!body.isUpload) return body.age >= bodyMs;
    if (body.age >= uploadMs) return true;
    body.windowAge += passedMs;
    if (body.windowAge < windowMs) return false;
    const isSlow = bytes - body.windowStart < (uploadRate * body.windowAge) / 1000;
    body.windowAge = 0;
    body.windowStart = bytes;
    return isSlow;
  }
}
