import { Piscina } from 'piscina';
import type { Language } from '#engine';
import { CaptchaBusyError } from '../../ports/CaptchaProvider.ts';
import type { DrawnChallenge } from './drawChallenge.ts';

/** A function that draws a challenge outside the main thread. */
export type Draw = (language: Language) => Promise<DrawnChallenge>;

/** The options of a `ChallengeStock`. */
export interface ChallengeStockOptions {
  /** Number of challenges to prepare for each requested language. */
  readonly size?: number;
  /** Number of calls that may wait while no challenge is ready. Further calls fail as busy. */
  readonly waiting?: number;
  /** Draws a challenge; when absent, a worker thread of the stock does. */
  readonly draw?: Draw;
}

interface Waiting {
  readonly language: Language;
  readonly give: (drawn: DrawnChallenge) => void;
  readonly refuse: (error: Error) => void;
}

/** Maximum time of one drawing, including the start of the worker on a busy machine. */
const DRAWING_MS = 20_000;
const IDLE_MS = 2_000;

/**
 * A stock of challenges, drawn one after the other in a worker thread. A language's stock is filled
 * after its first challenge is taken, and refilled once half of it is taken. The start of a worker
 * costs more than several drawings. The worker ends when it is idle.
 */
export class ChallengeStock {
  readonly #pool: Piscina<Language, DrawnChallenge>;
  readonly #ready = new Map<Language, DrawnChallenge[]>();
  readonly #queue: Waiting[] = [];
  readonly #size: number;
  readonly #most: number;
  readonly #draw: Draw;
  #isFilling = false;
  #isClosed = false;

  constructor({ size = 12, waiting = 40, draw }: ChallengeStockOptions = {}) {
    this.#size = size;
    this.#most = waiting;
    this.#pool = openPool();
    this.#draw =
      draw ?? ((language) => this.#pool.run(language, { signal: AbortSignal.timeout(DRAWING_MS) }));
  }

  /** Current number of worker threads. */
  get threads(): number {
    return this.#pool.threads.length;
  }

  /**
   * Takes a challenge. Each challenge is taken only once.
   *
   * @throws {CaptchaBusyError} when too many calls wait, or the worker could not draw a challenge
   */
  async take(language: Language): Promise<DrawnChallenge> {
    const ready = this.#readyIn(language);
    const drawn = ready.shift();
    if (!drawn && (this.#isClosed || this.#queue.length >= this.#most)) {
      throw new CaptchaBusyError();
    }
    const given = drawn ?? this.#wait(language);
    if (!drawn || ready.length * 2 <= this.#size) void this.#fill();
    return given;
  }

  /** Ends the worker. Waiting calls fail as busy. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.destroy();
    this.#refuseAll();
  }

  #readyIn(language: Language): DrawnChallenge[] {
    const ready = this.#ready.get(language) ?? [];
    this.#ready.set(language, ready);
    return ready;
  }

  #wait(language: Language): Promise<DrawnChallenge> {
    return new Promise((give, refuse) => {
      this.#queue.push({ language, give, refuse });
    });
  }

  /**
   * Draws until no call waits and every stock is full. After a failure the next call tries again.
   */
  async #fill(): Promise<void> {
    if (this.#isFilling) return;
    this.#isFilling = true;
    try {
      for (let language = this.#wanted(); language; language = this.#wanted()) {
        this.#deliver(language, await this.#draw(language));
      }
    } catch (cause) {
      this.#refuseAll({ cause });
    } finally {
      this.#isFilling = false;
    }
  }

  /**
   * Returns the language of the call that waits longest, or else a language whose stock is not
   * full.
   */
  #wanted(): Language | undefined {
    if (this.#isClosed) return undefined;
    const [first] = this.#queue;
    if (first) return first.language;
    const low = [...this.#ready].find(([, ready]) => ready.length < this.#size);
    return low?.[0];
  }

  #refuseAll(options?: ErrorOptions): void {
    for (const { refuse } of this.#queue.splice(0)) refuse(new CaptchaBusyError(options));
  }

  #deliver(language: Language, drawn: DrawnChallenge): void {
    const index = this.#queue.findIndex((waiting) => waiting.language === language);
    const [waiting] = index < 0 ? [] : this.#queue.splice(index, 1);
    if (waiting) waiting.give(drawn);
    else this.#readyIn(language).push(drawn);
  }
}

function openPool(): Piscina<Language, DrawnChallenge> {
  const pool: Piscina<Language, DrawnChallenge> = new Piscina({
    filename: new URL('./drawChallenge.ts', import.meta.url).href,
    name: 'drawChallenge',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  // An error of a worker between two drawings affects no drawing.
  pool.on('error', () => undefined);
  return pool;
}
