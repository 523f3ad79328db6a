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
   * Gives the browser a capability of its own for a submission that begins now. The earlier ones
   * stay: other tabs go on. So a cookie planted beforehand opens nothing that begins later.
   *
   * @param idempotencyKey the same key gives the same capability, so that a repeated call whose
   * first answer got lost ends with the right cookie
   * @returns its hash
   */
  readonly begin: (
    request: FastifyRequest,
    reply: FastifyReply,
    idempotencyKey: string | undefined,
  ) => string;
  /** Takes every capability away: the sitting timed out. */
  readonly end: (reply: FastifyReply) => void;
}

const KEPT = 4;
const VALUE = /^[A-Za-z0-9_-]{43}$/;

/**
 * @param keys 32 bytes each; capabilities of repeated calls are derived from the first
 * @param style how the cookie `sitting` is marked
 */
export function createSittings([key]: readonly Buffer[], style: CookieStyle): Sittings {
  if (!key) throw new TypeError('Cannot make capabilities: no key was given');
  const name = cookieName('sitting', style);
  const valuesOf = (request: FastifyRequest) =>
    readCookie(request, name)
      .split('.')
      .filter((value) => VALUE.test(value))
      .slice(0, KEPT);
  return {
    of: (request) => valuesOf(request).map(hashOf),
    begin(request, reply, idempotencyKey) {
      const value = idempotencyKey
        ? createHmac('sha256', key).update(idempotencyKey).digest('base64url')
        : randomBytes(32).toString('base64url');
      const others = valuesOf(request).filter((each) => each !== value);
      setCookie(reply, name, [value, ...others].slice(0, KEPT).join('.'), style);
      return hashOf(value);
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

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
