import type { FastifyPluginAsync } from 'fastify';
import { centsOf, languageOf } from '#engine';
import requestSchema from '#schemas/api/fps-request.schema.json' with { type: 'json' };
import responseSchema from '#schemas/api/fps-response.schema.json' with { type: 'json' };
import type { FpsRequest } from '#schemas/types/fps-request.generated.d.ts';
import { SITTING_COOKIE, TAGS } from '../../plugins/apiDocument.ts';
import { forSitting } from '../../plugins/sitting.ts';
import type { PaymentDeps } from './PaymentDeps.ts';
import { PAY } from './paymentCall.ts';
import { payAnswers, sendRefusal } from './sendRefusal.ts';

const SCHEMA = {
  tags: [TAGS.payment],
  summary: 'Pay by FPS: a QR code, valid for three minutes',
  security: SITTING_COOKIE,
  body: requestSchema,
  response: payAnswers(responseSchema),
};

/**
 * Registers `POST /api/payment/wallet/fps`: returns a QR code for the one live payment, valid for 3
 * minutes.
 */
export const fpsRoute: FastifyPluginAsync<PaymentDeps> = async (app, { payments, sittings }) => {
  app.post<{ Body: FpsRequest }>(
    '/api/payment/wallet/fps',
    { ...PAY, schema: SCHEMA },
    async (request, reply) => {
      const { paymentMethod, order, transactionId, webToken, returnUrl, locale, eServiceId } =
        request.body;
      if (paymentMethod === '') return sendRefusal(reply, 'noMethod');
      if (paymentMethod !== 'fps') return sendRefusal(reply, 'unknownMethod');
      const started = await forSitting(sittings.of(request), (sitting) =>
        payments.startFpsPayment({
          transactionId,
          webToken,
          sitting,
          method: 'fps',
          language: languageOf(locale),
          totalCents: centsOf(order.totalAmount),
          currency: order.currency,
          returnUrl,
          eServiceId,
        }),
      );
      if ('refused' in started) return sendRefusal(reply, started.refused, started);
      return {
        paymentid: started.paymentId,
        paymentstatus: started.status,
        fpsmerchanttimeoutdatetime: started.expiresAt.toISOString(),
        fpsqrcodeimgbase64: started.qrImage,
        fpsqrcodeurl: started.qrUrl,
      };
    },
  );
};
