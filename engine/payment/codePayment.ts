import { PAYMENT_METHODS } from './methods.ts';
import type { PaymentContext, SubmitPaymentOutput } from './Payment.ts';

/** Tells whether the chosen method is paid by scanning a code. */
export function isByCode({ method }: PaymentContext): boolean {
  return method !== undefined && PAYMENT_METHODS[method].conduct === 'qr';
}

/** Tells whether the chosen method is paid in the browser's own sheet. */
export function isBySheet({ method }: PaymentContext): boolean {
  return method !== undefined && PAYMENT_METHODS[method].conduct === 'sheet';
}

/** Tells whether the code ran out of time and its payment is dead, so that another code may be had. */
export function isCodeOver(context: PaymentContext): boolean {
  const { outcome, canRetry, codeExpired } = context;
  const isOver = outcome === 'timedOut' || (outcome === 'cancelled' && codeExpired);
  return isByCode(context) && isOver && canRetry;
}

/** Where it can be paid: a code to scan, or the bank's page. */
export function placeOf(output: SubmitPaymentOutput | undefined) {
  return {
    code: output?.kind === 'qr' ? output.code : undefined,
    redirectUrl: output?.kind === 'redirect' ? output.redirectUrl : undefined,
  };
}
