import type { FastifyInstance } from 'fastify';

/**
 * Once the server was told to stop, each answer ends its connection: kept alive, it would hold up
 * the stop for as long as a browser likes.
 */
export function endConnections(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });
}
