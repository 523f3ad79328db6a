/** How many uploads are taken in at the same time. */
export interface UploadSlotLimits {
  /** Of all clients together: each may hold some fifty megabytes. */
  readonly atOnce: number;
  /** Of one client. */
  readonly perClient: number;
  /** How long one waits for a place; 0: not at all. */
  readonly waitMs: number;
}

/** One upload's place, or its place in the queue. */
export interface UploadTicket {
  /** Resolves when the upload may go on: `true`, or `false` when it waited in vain. */
  readonly entered: Promise<boolean>;
  /** Gives the place back, or leaves the queue. May be called more than once. */
  readonly leave: () => void;
}

/** Uploads that wait hold what they sent so far, so that their number is bounded too. */
const WAITING_PER_SLOT = 8;

interface Upload {
  readonly client: string;
  readonly settle: (isIn: boolean) => void;
}

/**
 * Hands out places for uploads in the order of arrival. A client at its own limit is passed over, so
 * that it cannot keep the others waiting.
 */
export class UploadSlots {
  readonly #limits: UploadSlotLimits;
  readonly #inside = new Set<Upload>();
  /** In the order of arrival. */
  readonly #waiting = new Set<Upload>();

  constructor(limits: UploadSlotLimits) {
    this.#limits = limits;
  }

  /** @param client who uploads: the address as the limits of calls group it */
  enter(client: string): UploadTicket {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const upload: Upload = { client, settle: resolve };
    if (this.#hasRoomFor(upload)) this.#admit(upload);
    else if (this.#mayWait(upload)) this.#wait(upload);
    else resolve(false);
    return { entered: promise, leave: () => this.#leave(upload) };
  }

  #hasRoomFor({ client }: Upload): boolean {
    const { atOnce, perClient } = this.#limits;
    return this.#inside.size < atOnce && countOf(this.#inside, client) < perClient;
  }

  /** One client gets half of the queue at most. */
  #mayWait({ client }: Upload): boolean {
    const most = WAITING_PER_SLOT * this.#limits.atOnce;
    const isShort = this.#waiting.size < most && countOf(this.#waiting, client) < most / 2;
    return this.#limits.waitMs > 0 && isShort;
  }

  #admit(upload: Upload): void {
    this.#inside.add(upload);
    upload.settle(true);
  }

  #wait(upload: Upload): void {
    this.#waiting.add(upload);
    setTimeout(() => {
      if (this.#waiting.delete(upload)) upload.settle(false);
    }, this.#limits.waitMs).unref();
  }

  #leave(upload: Upload): void {
    if (this.#waiting.delete(upload)) upload.settle(false);
    if (!this.#inside.delete(upload)) return;
    for (const next of this.#waiting) {
      if (!this.#hasRoomFor(next)) continue;
      this.#waiting.delete(next);
      this.#admit(next);
    }
  }
}

function countOf(uploads: ReadonlySet<Upload>, client: string): number {
  return [...uploads].filter((upload) => upload.client === client).length;
}
