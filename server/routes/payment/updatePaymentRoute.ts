import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import responseSchema from '#schemas/api/payment-status-response.schema.json' with { type: 'json' };
import eChequeSchema from '#schemas/api/update-echeque-request.schema.json' with { type: 'json' };
import requestSchema from '#schemas/api/update-payment-request.schema.json' with { type: 'json' };
import type { UpdatePaymentRequest } from '#schemas/types/update-payment-request.generated.d.ts';
import { failures } from '../../openapi/failures.ts';
import { SITTING_COOKIE, TAGS } from '../../plugins/apiDocument.ts';
import { forSitting } from '../../plugins/sitting.ts';
import type { PaymentDeps } from './PaymentDeps.ts';
import { ASK } from './paymentCall.ts';
import { refusals, sendRefusal } from './sendRefusal.ts';
import { stateOnWire } from './stateOnWire.ts';

const SCHEMA = {
  tags: [TAGS.payment],
  summary: 'Pass a receipt to the gateway; the answer is how the payment then stands',
  security: SITTING_COOKIE,
  body: requestSchema,
  response: {
    200: responseSchema,
    ...failures('notFound'),
    ...refusals('receiptWrong', 'gatewayBusy'),
  },
};

const E_CHEQUE_SCHEMA = {
  ...SCHEMA,
  summary: 'Pass a receipt of an e-Cheque to the gateway',
  body: eChequeSchema,
};

interface Call {
  Body: UpdatePaymentRequest;
}

/**
 * Registers `POST /api/payment/updatepayment` and `POST /api/payment/updateechqpayment`: accept the
 * receipt that the browser got from the gateway. Both routes work for any payment, because the
 * server has stored its method.
 */
export const updatePaymentRoute: FastifyPluginAsync<PaymentDeps> = async (
  app,
  { payments, sittings },
) => {
  const update = async (request: FastifyRequest<Call>, reply: FastifyReply) => {
    const { transactionid: transactionId, receipttoken: receiptToken } = request.body;
    const state = await forSitting(sittings.of(request), (sitting) =>
      payments.updatePayment({ transactionId, receiptToken, sitting }),
    );
    if ('refused' in state) return sendRefusal(reply, state.refused, state);
    return stateOnWire(state);
  };
  app.post<Call>('/api/payment/updatepayment', { ...ASK, schema: SCHEMA }, update);
  app.post<Call>('/api/payment/updateechqpayment', { ...ASK, schema: E_CHEQUE_SCHEMA }, update);
};
