import {
  centsOf,
  isPaymentGatewayKey,
  languageOf,
  PAYMENT_METHODS,
  type PaymentGatewayKey,
} from '#engine';
import type { GatewayOrder } from '../../ports/payment/PaymentGateway.ts';

/** Alternative paths of calls. */
export const OTHER_PATHS: Readonly<Record<string, string>> = {
  'wallet/androidpay': 'wallet/googlepay',
};

/** An order from a portal, with the token that later calls must contain. */
export interface WireOrder {
  readonly order: GatewayOrder;
  readonly webToken: string;
}

/**
 * Reads the body of a payment call, with every field that the specification lists for it.
 *
 * @param path path of the call after the base URL: `web/visa`
 * @param homeUrl return URL for an order without a return URL (FPS)
 * @returns `undefined` for a body that is not an order of this call
 * @see specification, document 1, section 7 "Web payment", "Wallet payment"
 */
export function orderFromWire(path: string, body: unknown, homeUrl: string): WireOrder | undefined {
  const fields = recordOf(body);
  const { transactionId, webToken, paymentMethod, eServiceId, locale, returnUrl } = fields;
  const { totalAmount, currency, orderDetails } = recordOf(fields.order);
  const isNamed = [transactionId, webToken, paymentMethod, eServiceId, totalAmount].every(isText);
  const method = methodOf(path, String(paymentMethod));
  if (!isNamed || !method) return;
  const isFps = PAYMENT_METHODS[method].flow === 'qr';
  const wallet = walletOf(method, fields.paymentdata);
  if (!wallet) return;
  const isReturning = isText(returnUrl) && URL.canParse(returnUrl) && isText(locale);
  const amountCents = centsOf(String(totalAmount));
  if (amountCents === undefined || currency !== 'HKD' || !Array.isArray(orderDetails)) return;
  if (!isFps && !(isReturning && isText(fields.appRefId))) return;
  return {
    webToken: String(webToken),
    order: {
      attemptId: String(transactionId),
      method,
      amountCents,
      currency,
      lines: orderDetails.map(lineOf),
      language: languageOf(isText(locale) ? locale : undefined),
      returnUrl: isText(returnUrl) ? returnUrl : homeUrl,
      ...wallet,
    },
  };
}

/** Returns the payment method; `undefined` for a method of another call. */
function methodOf(path: string, method: string): PaymentGatewayKey | undefined {
  if (!isPaymentGatewayKey(method)) return undefined;
  return PAYMENT_METHODS[method].path === (OTHER_PATHS[path] ?? path) ? method : undefined;
}

/** Returns the data of a wallet's payment sheet; `undefined` when it is missing. */
function walletOf(method: PaymentGatewayKey, given: unknown) {
  if (PAYMENT_METHODS[method].flow !== 'sheet') return {};
  const paymentData = recordOf(given);
  return Object.keys(paymentData).length > 0 ? { paymentData } : undefined;
}

/** Creates a fee line. The wire has no label for it, so its id is the label. */
function lineOf(detail: unknown): GatewayOrder['lines'][number] {
  const { itemId, quantity, unitPrice, amount } = recordOf(detail);
  const name = String(itemId);
  return {
    itemId: name,
    quantity: Number(quantity),
    unitPriceCents: centsOf(String(unitPrice)) ?? 0,
    amountCents: centsOf(String(amount)) ?? 0,
    label: { en: name, 'zh-Hant': name, 'zh-Hans': name },
  };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
