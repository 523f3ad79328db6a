import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { type CookieStyle, cookieName, readCookie, setCookie } from './cookies.ts';

/** What maintenance depends on. */
export interface MaintenanceOptions {
  readonly isOn: () => boolean;
  /** Value of the query flag `bypass` that lets a tester in; absent: nobody. */
  readonly bypass: string | undefined;
  readonly style: CookieStyle;
}

/** Whether a call comes from a tester who showed the bypass value. */
export type IsLetIn = (request: FastifyRequest) => boolean;

/** What is no page: the API, and the search of addresses, whose path the specification gives. */
const CALL = /^\/(?:api\/|lookup(?:\?|$))/;
const RETRY_S = '300';

/**
 * While maintenance is on, refuses calls of the API; pages are served and show the notice. Who opens
 * a page with the right `bypass` value is let in from then on. What a bank has to tell is still heard.
 */
export function closeForMaintenance(
  app: FastifyInstance,
  { isOn, bypass, style }: MaintenanceOptions,
): IsLetIn {
  const name = cookieName('bypass', style);
  const mark = bypass === undefined ? '' : hashOf(bypass);
  const isMark = (shown: string) => mark !== '' && isSame(shown, mark);
  const isLetIn: IsLetIn = (request) => isMark(readCookie(request, name));
  app.addHook('onRequest', async (request, reply) => {
    const shown = new URLSearchParams(request.url.split('?')[1]).get('bypass');
    if (shown !== null && isMark(hashOf(shown))) return setCookie(reply, name, mark, style);
    if (!CALL.test(request.url) || request.routeOptions.config.anyOrigin) return;
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
