import { amountText, LANGUAGE_CODES, PAYMENT_METHODS } from '#engine';
import { GatewayError, type GatewayOrder } from '../../../ports/PaymentGateway.ts';

/** Who orders, as the payment service knows it. */
export interface Orderer {
  readonly eServiceId: string;
  readonly webToken: string;
}

/**
 * Writes the body of a call that pays. Amounts go out as `380.00`. FPS has no page to come back
 * from, so that its body has neither address nor language. What a wallet's sheet gave goes along.
 *
 * @throws {GatewayError} `badAnswer` for a wallet's order without it: nothing is sent
 *
 * @see specification, document 1, section 7 "Web payment", "Wallet payment"
 */
export function orderOnWire(order: GatewayOrder, { eServiceId, webToken }: Orderer): object {
  const { attemptId, method, amountCents, currency, lines, language, returnUrl, paymentData } =
    order;
  const body = {
    transactionId: attemptId,
    webToken,
    paymentMethod: method,
    order: {
      totalAmount: amountText(amountCents),
      currency,
      orderDetails: lines.map((line) => ({
        itemId: line.itemId,
        quantity: line.quantity,
        unitPrice: amountText(line.unitPriceCents),
        amount: amountText(line.amountCents),
      })),
    },
    eServiceId,
  };
  if (PAYMENT_METHODS[method].conduct === 'qr') return body;
  const { payment: locale } = LANGUAGE_CODES[language];
  const onWeb = { ...body, appRefId: attemptId, returnUrl, locale };
  if (PAYMENT_METHODS[method].conduct !== 'sheet') return onWeb;
  if (!paymentData) throw new GatewayError('badAnswer', "Cannot order: the wallet's data is lost");
  return { ...onWeb, paymentdata: paymentData };
}
