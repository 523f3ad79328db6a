import type { FastifyPluginAsync } from 'fastify';
import { centsOf, isPaymentGatewayKey, languageOf, PAYMENT_METHODS } from '#engine';
import requestSchema from '#schemas/api/web-payment-request.schema.json' with { type: 'json' };
import responseSchema from '#schemas/api/web-payment-response.schema.json' with { type: 'json' };
import type { WebPaymentRequest } from '#schemas/types/web-payment-request.generated.d.ts';
import { failures } from '../../openapi/failures.ts';
import { SITTING_COOKIE, TAGS } from '../../plugins/apiDocument.ts';
import { forSitting } from '../../plugins/sitting.ts';
import type { PaymentDeps } from './PaymentDeps.ts';
import { PAY } from './paymentCall.ts';
import { PAY_REFUSALS, refusals, sendRefusal } from './sendRefusal.ts';

const SCHEMA = {
  tags: [TAGS.payment],
  summary: "Pay by card or PPS: the address of the bank's page",
  security: SITTING_COOKIE,
  body: requestSchema,
  response: {
    200: responseSchema,
    ...failures('notFound'),
    ...refusals('noMethod', 'unknownMethod', ...PAY_REFUSALS),
  },
};

/**
 * `POST /api/payment/web/{visa|master|creditcard|pps}`: the address of the bank's page for the one
 * live payment. Amounts of the order are compared with the server's own and sent nowhere.
 */
export const webPaymentRoute: FastifyPluginAsync<PaymentDeps> = async (
  app,
  { payments, sittings },
) => {
  app.post<{ Params: { path: string }; Body: WebPaymentRequest }>(
    '/api/payment/web/:path',
    { ...PAY, schema: SCHEMA },
    async (request, reply) => {
      const { paymentMethod, order, transactionId, webToken, returnUrl, locale } = request.body;
      if (paymentMethod === '') return sendRefusal(reply, 'noMethod');
      const isKnown =
        isPaymentGatewayKey(paymentMethod) &&
        PAYMENT_METHODS[paymentMethod].path === `web/${request.params.path}`;
      if (!isKnown) return sendRefusal(reply, 'unknownMethod');
      const started = await forSitting(sittings.of(request), (sitting) =>
        payments.startWebPayment({
          transactionId,
          webToken,
          sitting,
          method: paymentMethod,
          language: languageOf(locale),
          totalCents: centsOf(order.totalAmount),
          currency: order.currency,
          returnUrl,
        }),
      );
      if ('refused' in started) return sendRefusal(reply, started.refused, started);
      return { transactionid: started.transactionId, redirecturl: started.redirectUrl };
    },
  );
};
