import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import eChequeSchema from '#schemas/api/echeque-status-request.schema.json' with { type: 'json' };
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

const E_CHEQUE_SCHEMA = {
  ...SCHEMA,
  summary: 'How a payment by e-Cheque stands; it may take days',
  body: eChequeSchema,
};

interface Call {
  Params: { transactionId: string };
  Body: PaymentStatusRequest;
}

/**
 * Registers `POST /api/payment/status/{transactionid}` and `POST
 * /api/payment/echqstatus/{transactionid}`: return the status of a payment, for the payment dialog.
 * Both routes work for any payment, because the server has stored its method.
 */
export const statusRoute: FastifyPluginAsync<PaymentDeps> = async (app, { payments, sittings }) => {
  const answerStatus = async (request: FastifyRequest<Call>, reply: FastifyReply) => {
    const { transactionId } = request.params;
    const { webtoken: webToken } = request.body;
    const state = await forSitting(sittings.of(request), (sitting) =>
      payments.paymentStatus({ transactionId, webToken, sitting }),
    );
    if ('refused' in state) return sendRefusal(reply, state.refused, state);
    return stateOnWire(state);
  };
  app.post<Call>('/api/payment/status/:transactionId', { ...ASK, schema: SCHEMA }, answerStatus);
  app.post<Call>(
    '/api/payment/echqstatus/:transactionId',
    { ...ASK, schema: E_CHEQUE_SCHEMA },
    answerStatus,
  );
};
