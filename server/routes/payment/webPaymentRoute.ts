import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { centsOf, isPaymentGatewayKey, languageOf, PAYMENT_METHODS } from '#engine';
import requestSchema from '#schemas/api/web-payment-request.schema.json' with { type: 'json' };
import responseSchema from '#schemas/api/web-payment-response.schema.json' with { type: 'json' };
import type { WebPaymentRequest } from '#schemas/types/web-payment-request.generated.d.ts';
import { SITTING_COOKIE, TAGS } from '../../plugins/apiDocument.ts';
import { forSitting } from '../../plugins/sitting.ts';
import type { PaymentDeps } from './PaymentDeps.ts';
import { PAY } from './paymentCall.ts';
import { payAnswers, sendRefusal } from './sendRefusal.ts';

const SCHEMA = {
  tags: [TAGS.payment],
  summary: "Pay by card or PPS: the address of the bank's page",
  security: SITTING_COOKIE,
  body: requestSchema,
  response: payAnswers(responseSchema),
};

const E_CHEQUE_SCHEMA = {
  ...SCHEMA,
  summary: 'Pay by e-Cheque: the address of the page that takes it',
};

/**
 * Registers `POST /api/payment/web/{visa|master|creditcard|pps}` and `POST /api/payment/echq`:
 * start the live payment and return the URL of the bank's page. Amounts of the order are only
 * compared with the server's own.
 */
export const webPaymentRoute: FastifyPluginAsync<PaymentDeps> = async (
  app,
  { payments, sittings },
) => {
  const pay = async (path: string, request: FastifyRequest<Call>, reply: FastifyReply) => {
    const { paymentMethod, order, transactionId, webToken, returnUrl, locale, eServiceId } =
      request.body;
    if (paymentMethod === '') return sendRefusal(reply, 'noMethod');
    const isKnown =
      isPaymentGatewayKey(paymentMethod) && PAYMENT_METHODS[paymentMethod].path === path;
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
        eServiceId,
      }),
    );
    if ('refused' in started) return sendRefusal(reply, started.refused, started);
    return { transactionid: started.transactionId, redirecturl: started.redirectUrl };
  };
  app.post<Call & { Params: { path: string } }>(
    '/api/payment/web/:path',
    { ...PAY, schema: SCHEMA },
    (request, reply) => pay(`web/${request.params.path}`, request, reply),
  );
  app.post<Call>('/api/payment/echq', { ...PAY, schema: E_CHEQUE_SCHEMA }, (request, reply) =>
    pay('echq', request, reply),
  );
};

interface Call {
  Body: WebPaymentRequest;
}
