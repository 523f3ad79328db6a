import type { FastifyPluginAsync } from 'fastify';
import requestSchema from '#schemas/api/cancel-payment-request.schema.json' with { type: 'json' };
import responseSchema from '#schemas/api/cancel-payment-response.schema.json' with { type: 'json' };
import type { CancelPaymentRequest } from '#schemas/types/cancel-payment-request.generated.d.ts';
import { failures } from '../../openapi/failures.ts';
import { SITTING_COOKIE, TAGS } from '../../plugins/apiDocument.ts';
import { forSitting } from '../../plugins/sitting.ts';
import type { PaymentDeps } from './PaymentDeps.ts';
import { ASK } from './paymentCall.ts';
import { refusals, sendRefusal } from './sendRefusal.ts';
import { stateOnWire } from './stateOnWire.ts';

const SCHEMA = {
  tags: [TAGS.payment],
  summary: 'Ask the gateway to cancel; the answer is how the payment then stands',
  security: SITTING_COOKIE,
  body: requestSchema,
  response: {
    200: responseSchema,
    ...failures('notFound'),
    ...refusals('tokenExpired', 'tokenWrong'),
  },
};

/**
 * Registers `POST /api/payment/cancelpayment`: requests a cancellation at the gateway. Returns the
 * status of the payment afterwards, which may be approved.
 */
export const cancelPaymentRoute: FastifyPluginAsync<PaymentDeps> = async (
  app,
  { payments, sittings },
) => {
  app.post<{ Body: CancelPaymentRequest }>(
    '/api/payment/cancelpayment',
    { ...ASK, schema: SCHEMA },
    async (request, reply) => {
      const { transactionid: transactionId, webtoken: webToken } = request.body;
      const state = await forSitting(sittings.of(request), (sitting) =>
        payments.cancelPayment({ transactionId, webToken, sitting }),
      );
      if ('refused' in state) return sendRefusal(reply, state.refused, state);
      return stateOnWire(state);
    },
  );
};
