import { Piscina } from 'piscina';
import type { Language } from '#engine';
import { CaptchaBusyError } from '../../ports/CaptchaProvider.ts';
import type { DrawnChallenge } from './drawChallenge.ts';

/** Draws a challenge elsewhere than in the main thread. */
export type Draw = (language: Language) => Promise<DrawnChallenge>;

/** Bounds of the stock. */
export interface ChallengeStockOptions {
  /** Challenges that are kept ready for each language that was asked for. */
  readonly size?: number;
  /** Calls that may wait while nothing is ready; one more is refused as busy. */
  readonly waiting?: number;
  /** How challenges are drawn; in a worker thread of the stock's own when absent. */
  readonly draw?: Draw;
}

interface Waiting {
  readonly language: Language;
  readonly give: (drawn: DrawnChallenge) => void;
  readonly refuse: (error: Error) => void;
}

/** One drawing, in a worker that has to start first, on a busy machine. */
const DRAWING_MS = 20_000;
const IDLE_MS = 2_000;

/**
 * Challenges that are drawn ahead, one after the other in a worker thread. The stock of a language
 * is filled after its first challenge was taken, and refilled once half of it was taken: a worker's
 * start costs more than several drawings. The worker ends when the stock is full.
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

  /** Worker threads that live at present. */
  get threads(): number {
    return this.#pool.threads.length;
  }

  /**
   * Takes a challenge, which nobody else gets.
   *
   * @throws {CaptchaBusyError} when too many wait, or the worker could not draw one
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

  /** Ends the worker; calls that wait are refused. */
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

  /** Draws until nobody waits and every stock is full. After a failure the next call tries again. */
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

  /** The language of the call that waits longest, or one whose stock is not full. */
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
  // A worker that dies between two drawings harms none of them.
  pool.on('error', () => undefined);
  return pool;
}
