import type { FastifyPluginAsync } from 'fastify';
import responseSchema from '#schemas/api/done-response.schema.json' with { type: 'json' };
import requestSchema from '#schemas/api/notification-request.schema.json' with { type: 'json' };
import type { DoneResponse } from '#schemas/types/done-response.generated.d.ts';
import { ApiError } from '../../http/errors.ts';
import { BODY_LIMITS } from '../../http/routeConfig.ts';
import { failures } from '../../openapi/failures.ts';
import { TAGS } from '../../plugins/apiDocument.ts';
import type { PaymentDeps } from './PaymentDeps.ts';

/**
 * Registers `POST /api/payment/notification`: the gateway notifies the server of an event. A header
 * contains a signature over the bytes of the body, so the route does not parse the body.
 */
export const notificationRoute: FastifyPluginAsync<
  Pick<PaymentDeps, 'payments' | 'signatureHeader'>
> = async (app, { payments, signatureHeader }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Body: string; Reply: DoneResponse }>(
    '/api/payment/notification',
    {
      bodyLimit: BODY_LIMITS.small,
      config: {
        anyOrigin: true,
        callHeaders: ['paymentSignature'],
        documentedBody: requestSchema,
      },
      schema: {
        tags: [TAGS.payment],
        summary: 'The gateway tells that something happened to a payment',
        response: { 200: responseSchema, ...failures('badSignature') },
      },
    },
    async ({ headers, body }) => {
      const signature = headers[signatureHeader];
      const outcome = await payments.receiveNotification({
        signature: typeof signature === 'string' ? signature : undefined,
        body,
      });
      if (outcome === 'refused') throw new ApiError('badSignature');
      return { result: 'ok' };
    },
  );
};
