import { amountText, LANGUAGE_CODES, PAYMENT_METHODS } from '#engine';
import { GatewayError, type GatewayOrder } from '../../../ports/payment/PaymentGateway.ts';

/** The data of the ordering portal at the payment service. */
export interface Orderer {
  readonly eServiceId: string;
  readonly webToken: string;
}

/**
 * Creates the body of a payment call. Amounts have the format `380.00`. FPS has no page to return
 * from, so its body has neither a return URL nor a language. The body includes the data of a
 * wallet's payment sheet.
 *
 * @throws {GatewayError} `badAnswer` for a wallet's order without this data, before anything is
 *   sent
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
  if (PAYMENT_METHODS[method].flow === 'qr') return body;
  const { payment: locale } = LANGUAGE_CODES[language];
  const onWeb = { ...body, appRefId: attemptId, returnUrl, locale };
  if (PAYMENT_METHODS[method].flow !== 'sheet') return onWeb;
  if (!paymentData) throw new GatewayError('badAnswer', "Cannot order: the wallet's data is lost");
  return { ...onWeb, paymentdata: paymentData };
}
