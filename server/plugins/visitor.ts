import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieStyle, cookieName, readCookie, setCookie } from './cookies.ts';

/** Tells browsers apart for the captcha: a challenge counts for the browser that fetched it. */
export interface Visitors {
  /** The browser's mark, hashed; `''` when it has none. */
  readonly of: (request: FastifyRequest) => string;
  /** The browser's mark, hashed; one is given to a browser without. */
  readonly welcome: (request: FastifyRequest, reply: FastifyReply) => string;
}

const MARK = /^[A-Za-z0-9_-]{24}$/;

/** @param style how the cookie `visitor` is marked */
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
