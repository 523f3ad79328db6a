import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';

/** The methods whose calls change nothing. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** The settings of the origin check. */
export interface SameOriginOptions {
  readonly publicUrl: string;
  /**
   * Whether to accept the origin of the `Host` header. In demo mode the page may be open under
   * another name of this machine.
   */
  readonly trustHost: boolean;
}

/**
 * Refuses state-changing calls that a browser makes for another site. A call without `Origin` and
 * `Sec-Fetch-Site` does not come from a browser, so no cookie can be abused.
 */
export function refuseOtherSites(app: FastifyInstance, options: SameOriginOptions): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method) || request.routeOptions.config.anyOrigin) return;
    if (!isOurs(request, options)) throw new ApiError('crossSite');
  });
}

function isOurs({ headers }: FastifyRequest, options: SameOriginOptions): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined || origin === options.publicUrl) return true;
  // Pages that send no referrer post their forms with the origin "null". `Sec-Fetch-Site` proves
  // their origin.
  if (origin === 'null') return site === 'same-origin';
  return options.trustHost && origin === `http://${headers.host ?? ''}`;
}
