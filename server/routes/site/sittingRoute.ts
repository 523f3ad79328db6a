import type { FastifyPluginAsync } from 'fastify';
import doneSchema from '#schemas/api/done-response.schema.json' with { type: 'json' };
import type { DoneResponse } from '#schemas/types/done-response.generated.d.ts';
import { BODY_LIMITS } from '../../http/routeConfig.ts';
import { TAGS } from '../../plugins/apiDocument.ts';
import type { Sittings } from '../../plugins/sitting.ts';

/** The dependencies of the route: access to all cookies that contain capabilities. */
export interface SittingRouteDeps {
  readonly cookies: readonly Pick<Sittings, 'end'>[];
}

/**
 * Registers `POST /api/sitting/end`, for a sitting that timed out or an applicant who leaves a
 * shared computer. Removes the capabilities and makes the browser clear the portal's storage.
 */
export const sittingRoute: FastifyPluginAsync<SittingRouteDeps> = async (app, { cookies }) => {
  app.post<{ Reply: DoneResponse }>(
    '/api/sitting/end',
    {
      bodyLimit: BODY_LIMITS.small,
      config: { emptyBody: true },
      schema: {
        tags: [TAGS.portal],
        summary: 'End the sitting: its cookie and what the browser kept are taken away',
        response: { 200: doneSchema },
      },
    },
    async (_request, reply) => {
      for (const cookie of cookies) cookie.end(reply);
      reply.header('clear-site-data', '"storage"');
      return { result: 'ok' };
    },
  );
};
