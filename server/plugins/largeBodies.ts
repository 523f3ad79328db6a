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
  app.addHook('onRequest', async (request, reply) => {
    if (!isLarge(request)) return;
    if (taken >= atOnce) {
      // The rest of the body is not read: the connection cannot be used again.
      reply.header('connection', 'close');
      throw new ApiError('busy');
    }
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
