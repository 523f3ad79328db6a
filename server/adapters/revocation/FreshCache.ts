import type { Clock } from '../../ports/system/Clock.ts';
import { isFresh, type Life } from './isFresh.ts';

/** The options of a cache. */
export interface FreshCacheOptions {
  readonly clock: Clock;
  /** Maximum number of entries. The oldest entry is dropped first. */
  readonly most: number;
  /** Milliseconds until the source is queried again, even if the entry is still valid. */
  readonly refetchMs: number;
}

/**
 * A cache of values that are valid until `nextUpdate`. After `refetchMs` it queries the source
 * again. If the source fails then, it returns the cached value. Concurrent callers share one call.
 */
export class FreshCache<T extends Life> {
  readonly #options: FreshCacheOptions;
  readonly #entries = new Map<string, { readonly value: T; readonly fetchedAt: number }>();
  readonly #pending = new Map<string, Promise<T>>();

  constructor(options: FreshCacheOptions) {
    this.#options = options;
  }

  /**
   * Returns a cached or a new value.
   *
   * @param at the instant at which the value must be valid
   * @throws whatever `fetch` throws, when no cached value is valid
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
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const fetching = fetch().then((value) => {
      this.#keep(key, value);
      return value;
    });
    this.#pending.set(key, fetching);
    try {
      return await fetching;
    } finally {
      this.#pending.delete(key);
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
