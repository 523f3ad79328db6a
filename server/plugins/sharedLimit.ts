import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../http/clientAddress.ts';
import type { CallCounters } from '../ports/store/CallCounters.ts';

/** A function that counts a call and returns whether it exceeds the limit. */
export type Limiter = (request: FastifyRequest) => Promise<LimitVerdict>;

/** The result of a limit for a call. */
export interface LimitVerdict {
  readonly isExceeded: boolean;
  /** Time until the window ends, in whole seconds. */
  readonly ttlInSeconds: number;
}

/** The options of a limit that all instances count together, by address. */
export interface SharedLimitOptions {
  /** Separates the counts of different limits. */
  readonly name: string;
  readonly max: number;
  /** Length of the window in milliseconds. */
  readonly timeWindow: number;
  readonly counters: CallCounters;
  /** Counts in this process while the counters are unavailable. */
  readonly insurance: Limiter;
}

/**
 * Time in milliseconds for which unavailable counters are not called, because each call would wait
 * for them.
 */
const AWAY_MS = 5000;
/** Maximum number of refused callers in memory. A new caller replaces the oldest. */
const MOST_REFUSED = 5000;

/**
 * Creates a limit for all instances together. A caller over the limit is refused from memory until
 * its window ends, so that a flood of calls does not reach the database.
 */
export function sharedLimit(options: SharedLimitOptions): Limiter {
  const { name, max, timeWindow, counters, insurance } = options;
  const refused = new Map<string, number>();
  let awayUntil = 0;
  return async (request) => {
    const key = keyOf(name, clientAddress(request));
    const now = performance.now();
    const until = refused.get(key) ?? 0;
    if (until > now) return verdictOf(true, until - now);
    refused.delete(key);
    if (awayUntil > now) return insurance(request);
    try {
      const { calls, endsInMs } = await counters.count(key, timeWindow);
      if (calls > max) remember(refused, key, performance.now() + endsInMs);
      return verdictOf(calls > max, endsInMs);
    } catch {
      awayUntil = performance.now() + AWAY_MS;
      return insurance(request);
    }
  };
}

function remember(refused: Map<string, number>, key: string, until: number): void {
  refused.set(key, until);
  if (refused.size <= MOST_REFUSED) return;
  for (const oldest of refused.keys()) {
    refused.delete(oldest);
    return;
  }
}

function verdictOf(isExceeded: boolean, endsInMs: number): LimitVerdict {
  return { isExceeded, ttlInSeconds: Math.max(1, Math.ceil(endsInMs / 1000)) };
}

/** Returns a hash of the caller's address, so that the database does not contain the address. */
function keyOf(name: string, address: string): string {
  return createHash('sha256').update(`${name} ${address}`).digest('base64url');
}
