import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { BODY_LIMITS } from './routeConfig.ts';

/**
 * Takes in so many big bodies at the same time and tells the next one at once that the service is
 * busy: ten uploads in parallel would fill the memory and stall everybody's polls.
 *
 * @param atOnce uploads under way; there is no queue
 */
export function limitLargeBodies(app: FastifyInstance, atOnce: number): void {
  const holders = new WeakSet<FastifyRequest>();
  let taken = 0;
  const release = (request: FastifyRequest) => {
    if (holders.delete(request)) taken -= 1;
  };
  app.addHook('onRequest', async (request) => {
    if (!isLarge(request)) return;
    // Node lets go of the body as it comes in. If the connection were closed under whoever still
    // sends, the answer would be lost with it.
    if (taken >= atOnce) throw new ApiError('busy');
    taken += 1;
    holders.add(request);
  });
  app.addHook('onResponse', async (request) => release(request));
  app.addHook('onRequestAbort', async (request) => release(request));
}

function isLarge({ headers, routeOptions }: FastifyRequest): boolean {
  if (!routeOptions.config.largeBody) return false;
  const length = Number(headers['content-length']);
  // Without a length it may become large.
  return !(length <= BODY_LIMITS.form);
}
