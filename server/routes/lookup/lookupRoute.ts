import type { FastifyPluginAsync } from 'fastify';
import { ADDRESS_LOOKUP_RECORDS, ADDRESS_LOOKUP_TOLERANCE, soughtText } from '#engine';
import requestSchema from '#schemas/api/lookup-request.schema.json' with { type: 'json' };
import responseSchema from '#schemas/api/lookup-response.schema.json' with { type: 'json' };
import type { LookupRequest } from '#schemas/types/lookup-request.generated.d.ts';
import type { LookupResponse } from '#schemas/types/lookup-response.generated.d.ts';
import { ApiError } from '../../errors.ts';
import { failures } from '../../openapi/failures.ts';
import { TAGS } from '../../plugins/apiDocument.ts';
import { readFormBodies } from '../../plugins/formBody.ts';
import { BODY_LIMITS } from '../../plugins/routeConfig.ts';
import type { AddressLookup } from '../../ports/AddressLookup.ts';
import { answerLanguages } from './answerLanguages.ts';
import { toLookupResponse } from './toLookupResponse.ts';

/** What the lookup route needs. */
export interface LookupDeps {
  /** Absent: the portal offers no search of addresses. */
  readonly addresses: AddressLookup | undefined;
}

interface LookupCall {
  Body: LookupRequest;
  Reply: LookupResponse;
}

/**
 * `POST /lookup`: addresses that fit a text, in the shape of the government's Address Lookup Service
 * (specification, document 2, section 7). The only route whose body is a form's; nothing of it is
 * kept or logged.
 */
export const lookupRoute: FastifyPluginAsync<LookupDeps> = async (app, { addresses }) => {
  readFormBodies(app);
  app.post<LookupCall>(
    '/lookup',
    {
      schema: {
        tags: [TAGS.addresses],
        summary: 'Addresses that fit a text',
        consumes: ['application/x-www-form-urlencoded'],
        body: requestSchema,
        response: { 200: responseSchema, ...failures('notFound') },
      },
      bodyLimit: BODY_LIMITS.query,
      config: { rate: 'lookup' },
    },
    async ({ body, headers }) => {
      if (!addresses) throw new ApiError('notFound');
      const { q, n, t, b, language } = body;
      const found = await addresses.search({
        text: soughtText(q).trim(),
        maxRecords: n === undefined ? ADDRESS_LOOKUP_RECORDS : Number(n),
        tolerance: t === undefined ? ADDRESS_LOOKUP_TOLERANCE : Number(t),
        isBasicSearchingMode: b === '1',
        is3d: body['3d'] === '1',
      });
      const languages = answerLanguages(language ?? headers['accept-language']);
      return toLookupResponse(q, found, languages);
    },
  );
};
