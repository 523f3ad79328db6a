import type { FastifyPluginAsync } from 'fastify';
import requestSchema from '#schemas/api/apple-session-request.schema.json' with { type: 'json' };
import responseSchema from '#schemas/api/apple-session-response.schema.json' with { type: 'json' };
import type { AppleSessionRequest } from '#schemas/types/apple-session-request.generated.d.ts';
import { ApiError } from '../../http/errors.ts';
import { failures } from '../../openapi/failures.ts';
import { SITTING_COOKIE, TAGS } from '../../plugins/apiDocument.ts';
import type { Sittings } from '../../plugins/sitting.ts';
import { type AppleDesk, openAppleSession } from '../../services/payment/appleSession.ts';
import { PAY } from './paymentCall.ts';
import { refusals, sendRefusal } from './sendRefusal.ts';

const SCHEMA = {
  tags: [TAGS.payment],
  summary: "Apple's merchant session, which its payment sheet asks for",
  security: SITTING_COOKIE,
  body: requestSchema,
  response: {
    200: responseSchema,
    ...failures('notFound'),
    ...refusals('appleAddress', 'methodNotAvailable', 'gatewayBusy'),
  },
};

/** The dependencies of the route. */
export interface AppleSessionDeps {
  readonly sittings: Sittings;
  /** Absent when Apple Pay is not accepted. */
  readonly apple?: AppleDesk | undefined;
}

/**
 * Registers `POST /rm-payment/startapplepaysession`: returns a merchant session. The browser must
 * have a sitting, and the validation URL must be one of Apple's.
 */
export const appleSessionRoute: FastifyPluginAsync<AppleSessionDeps> = async (
  app,
  { sittings, apple },
) => {
  app.post<{ Body: AppleSessionRequest }>(
    '/rm-payment/startapplepaysession',
    { ...PAY, schema: SCHEMA },
    async (request, reply) => {
      if (sittings.of(request).length === 0) throw new ApiError('notFound');
      const { domainName, validationurl: validationUrl } = request.body;
      const opened = await openAppleSession(apple, { domainName, validationUrl });
      return 'refused' in opened ? sendRefusal(reply, opened.refused) : opened.session;
    },
  );
};
