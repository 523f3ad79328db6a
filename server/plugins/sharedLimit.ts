import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { CallCounters } from '../ports/CallCounters.ts';
import { clientAddress } from './clientAddress.ts';

/** Counts a call and says whether it is one too many. */
export type Limiter = (request: FastifyRequest) => Promise<LimitVerdict>;

/** What became of a call. */
export interface LimitVerdict {
  readonly isExceeded: boolean;
  /** When the window ends, in whole seconds. */
  readonly ttlInSeconds: number;
}

/** A limit that all instances count together, by address. */
export interface SharedLimitOptions {
  /** Keeps the counts of different limits apart. */
  readonly name: string;
  readonly max: number;
  /** In ms. */
  readonly timeWindow: number;
  readonly counters: CallCounters;
  /** Counts in this process while the counters are away. */
  readonly insurance: Limiter;
}

/** While the counters are away, each call would wait for them in vain. */
const AWAY_MS = 5000;
/** Refused callers that are remembered; a flood of new ones pushes out the oldest. */
const MOST_REFUSED = 5000;

/**
 * Makes a limit that holds for all instances together. A caller over it is refused from memory until
 * its window ends, so that a flood of calls is no flood of the database.
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

/** The database need not know who called. */
function keyOf(name: string, address: string): string {
  return createHash('sha256').update(`${name} ${address}`).digest('base64url');
}
