import type { IncomingMessage } from 'node:http';

/** The time limits and the minimum speed of bodies. */
export interface PaceLimits {
  /** Maximum time for a body that is not an upload. */
  readonly bodyMs: number;
  /** Maximum time for an upload, without its time in the queue. */
  readonly uploadMs: number;
  /** Minimum bytes per second of an upload, on average over each window. */
  readonly uploadRate: number;
  /** Length of a window; the rate is first checked at the end of the first window. */
  readonly windowMs: number;
}

interface Body {
  readonly onLate: () => void;
  isUpload: boolean;
  /** Whether the body waits for a slot. The server does not read it then. */
  isHeld: boolean;
  /** Counted time, in ms. */
  age: number;
  windowAge: number;
  /** Bytes of the connection at the start of the window. */
  windowStart: number;
}

/**
 * A monitor of request bodies while they arrive, read or not. Node has one time limit for all
 * requests. A limit that is long enough for the upload of an old phone would allow any other body
 * to be very slow.
 */
export class BodyPace {
  readonly #limits: PaceLimits;
  readonly #bodies = new Map<IncomingMessage, Body>();

  constructor(limits: PaceLimits) {
    this.#limits = limits;
  }

  /** Starts to monitor a body. @param onLate called once, when the body is too slow */
  watch(request: IncomingMessage, onLate: () => void): void {
    const windowStart = request.socket.bytesRead;
    const fresh = { isUpload: false, isHeld: false, age: 0, windowAge: 0 };
    this.#bodies.set(request, { ...fresh, windowStart, onLate });
  }

  /** Treats the body as an upload from now on: allows more time, but checks its rate. */
  allowUpload(request: IncomingMessage): void {
    const body = this.#bodies.get(request);
    if (body) body.isUpload = true;
  }

  /** Stops or starts the body's clock. */
  hold(request: IncomingMessage, isHeld: boolean): void {
    const body = this.#bodies.get(request);
    if (body) body.isHeld = isHeld;
  }

  /** Checks every body. @param passedMs time since the last check */
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
