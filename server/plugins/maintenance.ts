import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CookieStyle, cookieName, readCookie, setCookie } from '../http/cookies.ts';
import { ApiError } from '../http/errors.ts';

/** The settings of maintenance. */
export interface MaintenanceOptions {
  readonly isOn: () => boolean;
  /**
   * Value of the query parameter `bypass` that admits a tester. When absent, nobody is admitted.
   */
  readonly bypass: string | undefined;
  readonly style: CookieStyle;
}

/** A function that checks whether the browser has the bypass cookie of a tester. */
export type HasBypass = (request: FastifyRequest) => boolean;

/**
 * Paths that are not pages: the API, and the address lookup, whose path the specification defines.
 */
const CALL = /^\/(?:api\/|lookup(?:\?|$))/;
const RETRY_S = '300';

/**
 * Refuses calls of the API during maintenance; pages are served and show the notice. A browser that
 * opens a page with the right `bypass` value gets a cookie that admits it. A bank's notification is
 * still accepted.
 */
export function registerMaintenance(
  app: FastifyInstance,
  { isOn, bypass, style }: MaintenanceOptions,
): HasBypass {
  const name = cookieName('bypass', style);
  const mark = bypass === undefined ? '' : hashOf(bypass);
  const isMark = (shown: string) => mark !== '' && isSame(shown, mark);
  const isLetIn: HasBypass = (request) => isMark(readCookie(request, name));
  app.addHook('onRequest', async (request, reply) => {
    const shown = new URLSearchParams(request.url.split('?')[1]).get('bypass');
    if (shown !== null && isMark(hashOf(shown))) return setCookie(reply, name, mark, style);
    // The path of the matched route: a client may escape any letter of the path that it sends.
    const path = request.routeOptions.url ?? request.url;
    if (!CALL.test(path) || request.routeOptions.config.anyOrigin) return;
    if (isOn() && !isLetIn(request)) throw new ApiError('unavailable', { 'retry-after': RETRY_S });
  });
  return isLetIn;
}

function hashOf(text: string): string {
  return createHash('sha256').update(`bypass ${text}`).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
