import type { FastifyPluginAsync } from 'fastify';
import doneSchema from '#schemas/api/done-response.schema.json' with { type: 'json' };
import type { DoneResponse } from '#schemas/types/done-response.generated.d.ts';
import { TAGS } from '../../plugins/apiDocument.ts';
import { BODY_LIMITS } from '../../plugins/routeConfig.ts';
import type { Sittings } from '../../plugins/sitting.ts';

/** What the route needs: everything that opens something for a browser. */
export interface SittingRouteDeps {
  readonly cookies: readonly Pick<Sittings, 'end'>[];
}

/**
 * `POST /api/sitting/end`: the sitting timed out or the applicant leaves a shared computer. Takes
 * the capabilities away and tells the browser to forget what the portal kept in it.
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
