import type { FastifyPluginAsync } from 'fastify';
import { amountText, centsOf, languageOf } from '#engine';
import requestSchema from '#schemas/api/wallet-payment-request.schema.json' with { type: 'json' };
import responseSchema from '#schemas/api/wallet-payment-response.schema.json' with { type: 'json' };
import type { WalletPaymentRequest } from '#schemas/types/wallet-payment-request.generated.d.ts';
import type { WalletPaymentResponse } from '#schemas/types/wallet-payment-response.generated.d.ts';
import { SITTING_COOKIE, TAGS } from '../../plugins/apiDocument.ts';
import { forSitting } from '../../plugins/sitting.ts';
import type { WalletPaymentResult } from '../../services/contract/PaymentServices.ts';
import type { PaymentDeps } from './PaymentDeps.ts';
import { PAY } from './paymentCall.ts';
import { payAnswers, sendRefusal } from './sendRefusal.ts';

/** The payment method of each path. Google Pay also has a path with its former name. */
const WALLETS = {
  googlepay: 'androidpay',
  androidpay: 'androidpay',
  applepay: 'applepay',
} as const;

const SCHEMA = {
  tags: [TAGS.payment],
  summary: 'Pay by a wallet: what its sheet gave goes to the gateway, whose word is the answer',
  security: SITTING_COOKIE,
  body: requestSchema,
  response: payAnswers(responseSchema),
};

/**
 * Registers `POST /api/payment/wallet/{googlepay|androidpay|applepay}`: pays with the data of the
 * wallet's sheet. The server only compares the amounts of the order with its own.
 */
export const walletRoute: FastifyPluginAsync<PaymentDeps> = async (app, { payments, sittings }) => {
  for (const [wallet, method] of Object.entries(WALLETS)) {
    app.post<{ Body: WalletPaymentRequest }>(
      `/api/payment/wallet/${wallet}`,
      { ...PAY, schema: SCHEMA },
      async (request, reply) => {
        const { paymentMethod, order, transactionId, webToken, ...body } = request.body;
        if (paymentMethod === '') return sendRefusal(reply, 'noMethod');
        if (paymentMethod !== method) return sendRefusal(reply, 'unknownMethod');
        const paid = await forSitting(sittings.of(request), (sitting) =>
          payments.payByWallet({
            transactionId,
            webToken,
            sitting,
            method,
            language: languageOf(body.locale),
            totalCents: centsOf(order.totalAmount),
            currency: order.currency,
            returnUrl: body.returnUrl,
            eServiceId: body.eServiceId,
            paymentData: body.paymentdata,
          }),
        );
        return 'refused' in paid ? sendRefusal(reply, paid.refused, paid) : onWire(paid);
      },
    );
  }
};

function onWire(paid: WalletPaymentResult): WalletPaymentResponse {
  const { transactionId, currency, amountCents, paymentId, time, brandName } = paid;
  return {
    transactionid: transactionId,
    currencycode: currency,
    amount: amountText(amountCents),
    ...(paymentId !== undefined && { paymentid: paymentId }),
    time: time.toISOString(),
    ...(brandName !== undefined && { brandname: brandName }),
    result: { code: paid.status, description: paid.description },
  };
}
