import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieStyle, cookieName, readCookie, setCookie } from '../http/cookies.ts';

/**
 * A cookie that distinguishes browsers for the captcha: a challenge is valid for the browser that
 * fetched it.
 */
export interface Visitors {
  /** Returns the browser's mark, hashed; `''` when it has none. */
  readonly of: (request: FastifyRequest) => string;
  /** Returns the browser's mark, hashed; sets a mark when the browser lacks one. */
  readonly welcome: (request: FastifyRequest, reply: FastifyReply) => string;
}

const MARK = /^[A-Za-z0-9_-]{24}$/;

/** Creates the cookie. @param style attributes of the cookie `visitor` */
export function createVisitors(style: CookieStyle): Visitors {
  const name = cookieName('visitor', style);
  const markOf = (request: FastifyRequest) => {
    const mark = readCookie(request, name);
    return MARK.test(mark) ? mark : '';
  };
  return {
    of: (request) => hashOf(markOf(request)),
    welcome(request, reply) {
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
