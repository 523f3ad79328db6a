import type { FastifyPluginAsync } from 'fastify';
import responseSchema from '#schemas/api/transaction-response.schema.json' with { type: 'json' };
import type { TransactionResponse } from '#schemas/types/transaction-response.generated.d.ts';
import { failures } from '../../openapi/failures.ts';
import { SITTING_COOKIE, TAGS } from '../../plugins/apiDocument.ts';
import { forSitting } from '../../plugins/sitting.ts';
import type { PaymentDeps } from './PaymentDeps.ts';
import { ASK } from './paymentCall.ts';

const SCHEMA = {
  tags: [TAGS.payment],
  summary: 'The live payment of the sitting, with a fresh web token',
  security: SITTING_COOKIE,
  response: { 200: responseSchema, ...failures('notFound') },
};

/**
 * Registers `GET /api/payment/transaction`: returns the live payment of the sitting, with a fresh
 * web token.
 */
export const transactionRoute: FastifyPluginAsync<PaymentDeps> = async (
  app,
  { payments, sittings },
) => {
  app.get<{ Reply: TransactionResponse }>(
    '/api/payment/transaction',
    { ...ASK, schema: SCHEMA },
    async (request) => {
      const { transactionId, webToken } = await forSitting(sittings.of(request), (sitting) =>
        payments.currentTransaction(sitting),
      );
      return { transactionid: transactionId, webtoken: webToken };
    },
  );
};
