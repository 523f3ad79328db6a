import type { FastifyPluginAsync } from 'fastify';
import { ADDRESS_LOOKUP_RECORDS, ADDRESS_LOOKUP_TOLERANCE, searchText } from '#engine';
import requestSchema from '#schemas/api/lookup-request.schema.json' with { type: 'json' };
import responseSchema from '#schemas/api/lookup-response.schema.json' with { type: 'json' };
import type { LookupRequest } from '#schemas/types/lookup-request.generated.d.ts';
import type { LookupResponse } from '#schemas/types/lookup-response.generated.d.ts';
import { ApiError } from '../../http/errors.ts';
import { BODY_LIMITS } from '../../http/routeConfig.ts';
import { failures } from '../../openapi/failures.ts';
import { TAGS } from '../../plugins/apiDocument.ts';
import { readFormBodies } from '../../plugins/bodies/formBody.ts';
import type { AddressLookup } from '../../ports/AddressLookup.ts';
import { answerLanguages } from './answerLanguages.ts';
import { toLookupResponse } from './toLookupResponse.ts';

/** The dependencies of the lookup route. */
export interface LookupDeps {
  /** Absent when the portal offers no address search. */
  readonly addresses: AddressLookup | undefined;
}

interface LookupCall {
  Body: LookupRequest;
  Reply: LookupResponse;
}

/**
 * Registers `POST /lookup`: returns addresses that match a text, in the format of the Government's
 * Address Lookup Service (specification, document 2, section 7). The body is that of an HTML form.
 * It is neither stored nor logged.
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
        text: searchText(q).trim(),
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
