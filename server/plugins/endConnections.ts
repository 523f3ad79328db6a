import type { FastifyInstance } from 'fastify';

/**
 * Closes each connection with its response while the server is stopping: a kept-alive connection
 * would delay the stop as long as a browser likes.
 */
export function endConnections(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });
}
