import type { FastifyPluginAsync } from 'fastify';
import requestSchema from '#schemas/api/supplement-request.schema.json' with { type: 'json' };
import responseSchema from '#schemas/api/supplement-response.schema.json' with { type: 'json' };
import type { SupplementRequest } from '#schemas/types/supplement-request.generated.d.ts';
import type { SupplementResponse } from '#schemas/types/supplement-response.generated.d.ts';
import { BODY_LIMITS } from '../../http/routeConfig.ts';
import { TAGS } from '../../plugins/apiDocument.ts';
import type { OpenedLink } from '../../services/supplement/openSupplement.ts';

/** The dependencies of the route. */
export interface SupplementRouteDeps {
  /** Opens a link without marking it as used. */
  readonly openLink: (link: string) => Promise<OpenedLink>;
}

interface SupplementCall {
  Body: SupplementRequest;
  Reply: SupplementResponse;
}

/**
 * Registers `POST /api/supplement`: returns the request of a link. The link is in the body, so that
 * no log and no `Referer` contains it. Calls are limited by address.
 */
export const supplementRoute: FastifyPluginAsync<SupplementRouteDeps> = async (
  app,
  { openLink },
) => {
  app.post<SupplementCall>(
    '/api/supplement',
    {
      bodyLimit: BODY_LIMITS.small,
      config: { rate: 'supplement' },
      schema: {
        tags: [TAGS.forms],
        summary: 'The request behind a link to supplementary information',
        body: requestSchema,
        response: { 200: responseSchema },
      },
    },
    async ({ body }) => {
      const { form, request, query } = await openLink(body.link);
      const { questions, ...record } = request;
      return {
        form,
        request: { ...record, ...(questions ? { questions: [...questions] } : {}) },
        query,
      };
    },
  );
};
