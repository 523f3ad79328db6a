import type { FastifyReply } from 'fastify';
import { byStatus, failures } from '../../openapi/failures.ts';
import type { PaymentRefused } from '../../services/contract/PaymentServices.ts';
import type { AppleRefusal } from '../../services/payment/appleSession.ts';

/** A response of the payment service that refuses a request. */
interface Refusal {
  readonly status: number;
  readonly error: string;
  readonly message: string;
}

/**
 * The regular error codes of the payment service (specification, document 1, sections 7 and 8). The
 * contract defines the texts `No PaymentMethod`, `Payment Gateway not recognized` and `Webtoken is
 * expired.`.
 */
export const REFUSALS = {
  noMethod: { status: 400, error: 'NO_PAYMENT_METHOD', message: 'No PaymentMethod' },
  unknownMethod: {
    status: 400,
    error: 'UNKNOWN_PAYMENT_METHOD',
    message: 'Payment Gateway not recognized',
  },
  appleAddress: {
    status: 400,
    error: 'APPLE_SESSION',
    message: 'Cannot request a session from this address',
  },
  returnUrl: { status: 400, error: 'RETURN_URL', message: 'Cannot return to another site' },
  eService: { status: 400, error: 'E_SERVICE', message: 'Cannot pay for another eService' },
  tokenExpired: { status: 403, error: 'WEB_TOKEN_EXPIRED', message: 'Webtoken is expired.' },
  tokenWrong: { status: 403, error: 'WEB_TOKEN', message: 'Cannot use this web token' },
  receiptWrong: { status: 403, error: 'RECEIPT_TOKEN', message: 'Cannot use this receipt' },
  liveAttempt: {
    status: 409,
    error: 'LIVE_PAYMENT',
    message: 'Cannot pay: another payment is pending',
  },
  orderDiffers: { status: 409, error: 'ORDER_DIFFERS', message: 'amountMismatch' },
  methodNotAvailable: { status: 422, error: 'METHOD', message: 'paymentNotAvailable' },
  tooManyAttempts: { status: 429, error: 'TOO_MANY_PAYMENTS', message: 'paymentNotAvailable' },
  gatewayBusy: { status: 502, error: 'GATEWAY_BUSY', message: 'serverBusy' },
} as const satisfies Readonly<
  Record<PaymentRefused['refused'] | AppleRefusal | 'noMethod' | 'unknownMethod', Refusal>
>;

/** The refusals of calls that start a payment, in addition to those about the method's name. */
const PAY_REFUSALS = [
  'returnUrl',
  'eService',
  'tokenExpired',
  'tokenWrong',
  'liveAttempt',
  'orderDiffers',
  'methodNotAvailable',
  'tooManyAttempts',
  'gatewayBusy',
] as const;

/** Returns the responses of a call that pays, by status, for `schema.response`. */
export function payAnswers(good: object) {
  return {
    200: good,
    ...failures('notFound'),
    ...refusals('noMethod', 'unknownMethod', ...PAY_REFUSALS),
  };
}

/** Returns the responses of refusals, by status, for `schema.response` of a payment call. */
export function refusals(...keys: readonly (keyof typeof REFUSALS)[]) {
  return byStatus(
    keys.map((key) => {
      const { status, error, message } = REFUSALS[key];
      return { status, name: error, ...(key === 'tokenExpired' && { bare: message }) };
    }),
  );
}

/**
 * Sends the response of a refused payment call. For an expired web token, sends the contract's
 * plain text. For a live payment, includes the data to continue with it.
 */
export function sendRefusal(
  reply: FastifyReply,
  refused: keyof typeof REFUSALS,
  live: Partial<PaymentRefused> = {},
): FastifyReply {
  const { status, error, message } = REFUSALS[refused];
  if (refused === 'tokenExpired') {
    return reply.code(status).type('text/plain; charset=utf-8').send(message);
  }
  return reply.code(status).send({
    error,
    message,
    reference: reply.request.id,
    ...(live.transactionId && { transactionid: live.transactionId }),
    ...(live.redirectUrl && { redirecturl: live.redirectUrl }),
    ...(live.method && { paymentmethod: live.method }),
  });
}
