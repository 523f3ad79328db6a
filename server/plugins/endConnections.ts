import type { FastifyInstance } from 'fastify';

/**
 * Closes each connection after its response while the server is stopping. Otherwise a browser could
 * delay the stop with a kept-alive connection.
 */
export function endConnections(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });
}
