/** The limits of parallel uploads. */
export interface UploadSlotLimits {
  /** Maximum number of parallel uploads of all clients. Each may need about fifty megabytes. */
  readonly atOnce: number;
  /** Maximum number of parallel uploads of one client. */
  readonly perClient: number;
  /** Maximum time to wait for a slot in milliseconds; with 0, uploads do not wait. */
  readonly waitMs: number;
}

/** A slot of an upload, or its position in the queue. */
export interface UploadTicket {
  /** Resolves with `true` when the upload may continue, or with `false` when its wait timed out. */
  readonly entered: Promise<boolean>;
  /** Frees the slot, or leaves the queue. May be called more than once. */
  readonly leave: () => void;
}

/**
 * Number of queued uploads for each slot. It is limited, because the received bytes of queued
 * uploads stay in memory.
 */
const WAITING_PER_SLOT = 8;

interface Upload {
  readonly client: string;
  readonly settle: (isIn: boolean) => void;
}

/**
 * A pool of upload slots, assigned in the order of arrival. A client at its own limit is skipped,
 * so that it cannot delay the others.
 */
export class UploadSlots {
  readonly #limits: UploadSlotLimits;
  readonly #inside = new Set<Upload>();
  /** Waiting uploads in the order of arrival. */
  readonly #waiting = new Set<Upload>();

  constructor(limits: UploadSlotLimits) {
    this.#limits = limits;
  }

  /** Requests a slot. @param client address of the uploader, grouped as in the rate limits */
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

  /** Checks the queue's limits. One client gets at most half of the queue. */
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
