import type { FastifyPluginAsync } from 'fastify';
import requestSchema from '#schemas/api/payment-status-request.schema.json' with { type: 'json' };
import responseSchema from '#schemas/api/payment-status-response.schema.json' with { type: 'json' };
import type { PaymentStatusRequest } from '#schemas/types/payment-status-request.generated.d.ts';
import { failures } from '../../openapi/failures.ts';
import { SITTING_COOKIE, TAGS } from '../../plugins/apiDocument.ts';
import { forSitting } from '../../plugins/sitting.ts';
import type { PaymentDeps } from './PaymentDeps.ts';
import { ASK } from './paymentCall.ts';
import { refusals, sendRefusal } from './sendRefusal.ts';
import { stateOnWire } from './stateOnWire.ts';

const SCHEMA = {
  tags: [TAGS.payment],
  summary: 'How a payment stands, for the dialog that waits for it',
  security: SITTING_COOKIE,
  body: requestSchema,
  response: {
    200: responseSchema,
    ...failures('notFound'),
    ...refusals('tokenExpired', 'tokenWrong'),
  },
};

/** `POST /api/payment/status/{transactionid}`: how a payment stands, for the payment dialog. */
export const statusRoute: FastifyPluginAsync<PaymentDeps> = async (app, { payments, sittings }) => {
  app.post<{ Params: { transactionId: string }; Body: PaymentStatusRequest }>(
    '/api/payment/status/:transactionId',
    { ...ASK, schema: SCHEMA },
    async (request, reply) => {
      const { transactionId } = request.params;
      const { webtoken: webToken } = request.body;
      const state = await forSitting(sittings.of(request), (sitting) =>
        payments.paymentStatus({ transactionId, webToken, sitting }),
      );
      if ('refused' in state) return sendRefusal(reply, state.refused, state);
      return stateOnWire(state);
    },
  );
};
