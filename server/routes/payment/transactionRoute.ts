import type { FastifyPluginAsync } from 'fastify';
import type { TransactionResponse } from '#schemas/types/transaction-response.generated.d.ts';
import { forSitting } from '../../plugins/sitting.ts';
import type { PaymentDeps } from './PaymentDeps.ts';
import { ASK } from './paymentCall.ts';

/** `GET /api/payment/transaction`: the live payment of the sitting, with a fresh web token. */
export const transactionRoute: FastifyPluginAsync<PaymentDeps> = async (
  app,
  { payments, sittings },
) => {
  app.get<{ Reply: TransactionResponse }>('/api/payment/transaction', ASK, async (request) => {
    const { transactionId, webToken } = await forSitting(sittings.of(request), (sitting) =>
      payments.currentTransaction(sitting),
    );
    return { transactionid: transactionId, webtoken: webToken };
  });
};
