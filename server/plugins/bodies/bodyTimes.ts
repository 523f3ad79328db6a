import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../config/limits.ts';
import { BodyPace } from './BodyPace.ts';

/**
 * Ends requests whose body arrives too slowly, as Node ends requests with slow headers. Sends 408,
 * or closes the connection if a response was already started.
 *
 * @returns the monitor, for the routes that accept uploads
 */
export function endSlowBodies(app: FastifyInstance, limits: Limits): BodyPace {
  const pace = new BodyPace({
    bodyMs: limits.requestTimeoutMs,
    uploadMs: limits.uploadTimeoutMs,
    uploadRate: limits.uploadBytesPerSecond,
    windowMs: limits.uploadWindowMs,
  });
  // The listener runs before Fastify, because requests without a route have bodies, too.
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    pace.watch(request, () => {
      if (response.headersSent) request.socket.destroy();
      else app.server.emit('clientError', new LateBodyError(), request.socket);
    });
  });
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    pace.look(now - last);
    last = now;
  }, limits.connectionsCheckMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return pace;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

/** An error with the code of Node's own time-out, so that both get the same response. */
class LateBodyError extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';

  constructor() {
    super('Cannot wait longer for the body');
  }
}
