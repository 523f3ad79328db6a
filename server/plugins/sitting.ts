import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { type CookieStyle, cookieName, readCookie, setCookie } from './cookies.ts';

/** Cookies of sittings: names, keys and how they are marked. */
export interface Sittings {
  /**
   * Capabilities that the browser shows, hashed (SHA-256, hex), the newest first. A value that we
   * never gave away opens nothing, so it needs no check.
   */
  readonly of: (request: FastifyRequest) => readonly string[];
  /**
   * Capabilities for a submission that may begin now, to be tried in their order. Nothing is given yet.
   *
   * @param call proves a repeated call to be the first one's: the same key and the same body give the
   * same capability, so that a call whose first answer got lost ends with the right cookie. The key
   * alone proves nothing. Absent: a new capability.
   * @returns one under the current key; for a repeated call also the one under the key before it
   */
  readonly offer: (call: IdempotentCall | undefined) => readonly Capability[];
  /**
   * Gives the browser a capability. The earlier ones stay: other tabs go on. So a cookie planted
   * beforehand opens nothing that begins later.
   */
  readonly give: (request: FastifyRequest, reply: FastifyReply, capability: Capability) => void;
  /** Takes every capability away: the sitting timed out. */
  readonly end: (reply: FastifyReply) => void;
}

/** What makes a call the same call. */
export interface IdempotentCall {
  readonly idempotencyKey: string;
  /** In canonical form. */
  readonly body: string;
}

/** A value that opens what begins under it. */
export interface Capability {
  readonly value: string;
  /** Its hash (SHA-256, hex). */
  readonly sitting: string;
}

const KEPT = 4;
/** A repeated call comes within a day, so that one change of keys at most lies between. */
const KEYS_TRIED = 2;
const VALUE = /^[A-Za-z0-9_-]{43}$/;

/**
 * @param keys 32 bytes each, the current one first; capabilities of repeated calls are derived from them
 * @param style how the cookie is marked
 * @param cookie its name
 */
export function createSittings(
  keys: readonly Buffer[],
  style: CookieStyle,
  cookie: 'sitting' | 'login' = 'sitting',
): Sittings {
  if (keys.length === 0) throw new TypeError('Cannot make capabilities: no key was given');
  const name = cookieName(cookie, style);
  const valuesOf = (request: FastifyRequest) =>
    readCookie(request, name)
      .split('.')
      .filter((value) => VALUE.test(value))
      .slice(0, KEPT);
  return {
    of: (request) => valuesOf(request).map(hashOf),
    offer: (call) =>
      call
        ? keys.slice(0, KEYS_TRIED).map((key) => capability(derived(key, call)))
        : [capability(randomBytes(32).toString('base64url'))],
    give(request, reply, { value }) {
      const others = valuesOf(request).filter((each) => each !== value);
      setCookie(reply, name, [value, ...others].slice(0, KEPT).join('.'), style);
    },
    end: (reply) => setCookie(reply, name, '', style),
  };
}

/**
 * Asks with each capability of the browser until one fits.
 *
 * @param call gives `undefined` when there is no such thing for that capability
 * @throws {ApiError} `notFound` when none fits: the same answer as for what does not exist
 */
export async function forSitting<T>(
  sittings: readonly string[],
  call: (sitting: string) => Promise<T | undefined>,
): Promise<T> {
  for (const sitting of sittings) {
    const found = await call(sitting);
    if (found !== undefined) return found;
  }
  throw new ApiError('notFound');
}

function capability(value: string): Capability {
  return { value, sitting: hashOf(value) };
}

/** A line break is in no idempotency key, so that no two calls spell the same. */
function derived(key: Buffer, { idempotencyKey, body }: IdempotentCall): string {
  return createHmac('sha256', key).update(`${idempotencyKey}\n${body}`).digest('base64url');
}

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
