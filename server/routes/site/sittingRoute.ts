import type { FastifyPluginAsync } from 'fastify';
import { BODY_LIMITS } from '../../plugins/routeConfig.ts';
import type { Sittings } from '../../plugins/sitting.ts';

/**
 * `POST /api/sitting/end`: the sitting timed out or the applicant leaves a shared computer. Takes
 * the capabilities away and tells the browser to forget what the portal kept in it.
 */
export const sittingRoute: FastifyPluginAsync<{ readonly sittings: Sittings }> = async (
  app,
  { sittings },
) => {
  app.post(
    '/api/sitting/end',
    { bodyLimit: BODY_LIMITS.small, config: { emptyBody: true } },
    async (_request, reply) => {
      sittings.end(reply);
      reply.header('clear-site-data', '"storage"');
      return { result: 'ok' };
    },
  );
};
