import type { AvailabilityResponse } from '#schemas/types/availability-response.generated.d.ts';
import type { CancelPaymentResponse } from '#schemas/types/cancel-payment-response.generated.d.ts';
import type { FpsResponse } from '#schemas/types/fps-response.generated.d.ts';
import type { PaymentStatusResponse } from '#schemas/types/payment-status-response.generated.d.ts';
import type { TransactionResponse } from '#schemas/types/transaction-response.generated.d.ts';
import type { WebPaymentResponse } from '#schemas/types/web-payment-response.generated.d.ts';
import type { WireRequest } from '../transport.ts';

const TRANSACTION = 'T20261120-000042';
/** The status of every mock payment. */
export const PAID = {
  status: 'APPR',
  description: '',
  paymentid: 'P20261120-000042',
  time: '2026-11-20T02:04:30.000Z',
} as const satisfies PaymentStatusResponse;
/** A PNG of one white pixel, as base64. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/**
 * Returns a mock response of the payment service. The service offers two cards and FPS, and
 * approves every payment.
 *
 * @returns the body of a 200 response; `undefined` for calls of other services
 */
export function paymentMock({ url }: Pick<WireRequest, 'url'>): unknown {
  const [, call = ''] = /^\/api\/payment\/([^/?]+)/.exec(url) ?? [];
  switch (call) {
    case 'availability': {
      const offer: AvailabilityResponse = {
        availablepaymentmethods: ['Visa', 'Mastercard', 'FPS'].map(method),
      };
      return offer;
    }
    case 'transaction': {
      const current: TransactionResponse = { transactionid: TRANSACTION, webtoken: 'mock' };
      return current;
    }
    case 'web': {
      const startedPayment: WebPaymentResponse = {
        transactionid: TRANSACTION,
        redirecturl: '/payment/callback',
      };
      return startedPayment;
    }
    case 'wallet': {
      const code: FpsResponse = {
        paymentid: 'P20261120-000042',
        paymentstatus: 'INPR',
        fpsmerchanttimeoutdatetime: '2099-01-01T00:00:00+08:00',
        fpsqrcodeimgbase64: DOT,
        fpsqrcodeurl: '/payment/callback',
      };
      return code;
    }
    case 'updatepayment':
    case 'status': {
      const status: PaymentStatusResponse = PAID;
      return status;
    }
    case 'cancelpayment': {
      const cancelled: CancelPaymentResponse = { ...PAID, status: 'CANC', canRetry: true };
      return cancelled;
    }
    default:
      return undefined;
  }
}

function method(subtype: string) {
  const notes = { supportedcard: [], pointsToNote: [] };
  return { code: subtype, subtype, active: 'Y', label: subtype, ...notes } as const;
}
