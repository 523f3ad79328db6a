import type { Clock } from '../../ports/Clock.ts';
import { isFresh, type Life } from './isFresh.ts';

/** How a cache is kept. */
export interface FreshCacheOptions {
  readonly clock: Clock;
  /** Entries at most; the oldest goes first. */
  readonly most: number;
  /** After so many milliseconds the source is asked again, even if the entry still holds. */
  readonly refetchMs: number;
}

/**
 * Keeps answers as long as they hold (`nextUpdate`). The source is asked again earlier; the kept
 * answer bridges a source that fails. Callers that ask at once share one call.
 */
export class FreshCache<T extends Life> {
  readonly #options: FreshCacheOptions;
  readonly #entries = new Map<string, { readonly value: T; readonly fetchedAt: number }>();
  readonly #underway = new Map<string, Promise<T>>();

  constructor(options: FreshCacheOptions) {
    this.#options = options;
  }

  /**
   * @param at the instant that the answer must hold for
   * @throws whatever `fetch` throws, when no kept answer holds
   */
  async get(key: string, at: Date, fetch: () => Promise<T>): Promise<T> {
    const entry = this.#entries.get(key);
    const kept = entry && isFresh(entry.value, at) ? entry : undefined;
    if (kept && this.#now() - kept.fetchedAt < this.#options.refetchMs) return kept.value;
    try {
      return await this.#shared(key, fetch);
    } catch (error) {
      if (kept) return kept.value;
      throw error;
    }
  }

  async #shared(key: string, fetch: () => Promise<T>): Promise<T> {
    const underway = this.#underway.get(key);
    if (underway) return underway;
    const fetching = fetch().then((value) => {
      this.#keep(key, value);
      return value;
    });
    this.#underway.set(key, fetching);
    try {
      return await fetching;
    } finally {
      this.#underway.delete(key);
    }
  }

  #keep(key: string, value: T): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, fetchedAt: this.#now() });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#options.most) return;
      this.#entries.delete(oldest);
    }
  }

  #now(): number {
    return this.#options.clock.now().getTime();
  }
}
