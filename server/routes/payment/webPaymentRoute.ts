import type { FastifyPluginAsync } from 'fastify';
import { centsOf, isPaymentGatewayKey, languageOf, PAYMENT_METHODS } from '#engine';
import requestSchema from '#schemas/api/web-payment-request.schema.json' with { type: 'json' };
import type { WebPaymentRequest } from '#schemas/types/web-payment-request.generated.d.ts';
import { forSitting } from '../../plugins/sitting.ts';
import type { PaymentDeps } from './PaymentDeps.ts';
import { PAY } from './paymentCall.ts';
import { sendRefusal } from './sendRefusal.ts';

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
    { ...PAY, schema: { body: requestSchema } },
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
