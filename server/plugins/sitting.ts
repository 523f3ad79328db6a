import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieStyle, cookieName, readCookie, setCookie } from '../http/cookies.ts';
import { ApiError } from '../http/errors.ts';

/** The cookies of sittings: their values, keys and attributes. */
export interface Sittings {
  /**
   * Returns the capabilities that the browser sent, hashed (SHA-256, hex), newest first. An unknown
   * value opens nothing, so it needs no check.
   */
  readonly of: (request: FastifyRequest) => readonly string[];
  /**
   * Creates capabilities for a new submission. The caller tries them in order. The browser does not
   * get them yet.
   *
   * @param call identifies a repeated call: the same key with the same body creates the same
   *   capability. A call whose first response got lost therefore ends with the right cookie. The
   *   key alone proves nothing. Absent: a new capability.
   * @returns a capability under the current key; for a repeated call also a capability under the
   *   previous key
   */
  readonly offer: (call: IdempotentCall | undefined) => readonly Capability[];
  /**
   * Sends the browser a capability. Earlier ones stay valid for other tabs. A cookie planted
   * beforehand therefore opens nothing that starts later.
   */
  readonly give: (request: FastifyRequest, reply: FastifyReply, capability: Capability) => void;
  /** Removes every capability: the sitting timed out. */
  readonly end: (reply: FastifyReply) => void;
}

/** The cookies that the further routes read. */
export interface FurtherOptions {
  readonly sittings: Sittings;
  /** Cookies of browsers that log in with the identity app. */
  readonly logins: Sittings;
}

/** The parts of a call that identify a repetition. */
export interface IdempotentCall {
  readonly idempotencyKey: string;
  /** In canonical form. */
  readonly body: string;
}

/** A secret value that gives access to a submission or log-in that was started with it. */
export interface Capability {
  readonly value: string;
  /** Hash of the value (SHA-256, hex). */
  readonly sitting: string;
}

const KEPT = 4;
/**
 * Number of keys for repeated calls. A repeated call comes within a day, so the key changes at most
 * once in between.
 */
const KEYS_TRIED = 2;
const VALUE = /^[A-Za-z0-9_-]{43}$/;

/**
 * Creates the functions that read and set the cookies. @param keys 32 bytes each, the current one
 * first; capabilities of repeated calls are derived from them
 * @param style attributes of the cookie
 * @param cookie name of the cookie
 */
export function createSittings(
  keys: readonly Buffer[],
  style: CookieStyle,
  cookie: 'sitting' | 'login' = 'sitting',
): Sittings {
  if (keys.length === 0) throw new TypeError('Cannot create capabilities: no key was given');
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
 * Makes a call with each capability of the browser until one succeeds.
 *
 * @param call returns `undefined` when the capability gives no access
 * @throws {ApiError} `notFound` when no call succeeds: the same response as for an unknown id
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

/**
 * Derives a value. An idempotency key contains no line break, so no two calls have the same text.
 */
function derived(key: Buffer, { idempotencyKey, body }: IdempotentCall): string {
  return createHmac('sha256', key).update(`${idempotencyKey}\n${body}`).digest('base64url');
}

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
