import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieStyle, cookieName, readCookie, setCookie } from '../http/cookies.ts';

/**
 * Functions that read and set the `visitor` cookie. A captcha challenge is valid only in the
 * browser that fetched it.
 */
export interface VisitorCookie {
  /** Returns the hash of the browser's mark; `''` when the browser has none. */
  readonly read: (request: FastifyRequest) => string;
  /** Returns the hash of the browser's mark. Sets a new mark when the browser has none. */
  readonly readOrSet: (request: FastifyRequest, reply: FastifyReply) => string;
}

const MARK = /^[A-Za-z0-9_-]{24}$/;

/**
 * Creates the functions that read and set the `visitor` cookie.
 *
 * @param style attributes of the cookie
 */
export function createVisitorCookie(style: CookieStyle): VisitorCookie {
  const name = cookieName('visitor', style);
  const markOf = (request: FastifyRequest) => {
    const mark = readCookie(request, name);
    return MARK.test(mark) ? mark : '';
  };
  return {
    read: (request) => hashOf(markOf(request)),
    readOrSet(request, reply) {
      const known = markOf(request);
      if (known !== '') return hashOf(known);
      const mark = randomBytes(18).toString('base64url');
      setCookie(reply, name, mark, style);
      return hashOf(mark);
    },
  };
}

function hashOf(mark: string): string {
  return mark === '' ? '' : createHash('sha256').update(mark).digest('hex');
}
