import { PAYMENT_METHODS } from '../definition/paymentMethods.ts';
import type { PaymentContext, SubmitPaymentOutput } from './Payment.ts';

/** Checks whether the applicant pays with the chosen method by scanning a code. */
export function isByCode({ method }: PaymentContext): boolean {
  return method !== undefined && PAYMENT_METHODS[method].flow === 'qr';
}

/** Checks whether the applicant pays with the chosen method in the browser's own sheet. */
export function isBySheet({ method }: PaymentContext): boolean {
  return method !== undefined && PAYMENT_METHODS[method].flow === 'sheet';
}

/** Checks whether the code expired and its payment has ended, so that another code is possible. */
export function isCodeOver(context: PaymentContext): boolean {
  const { outcome, canRetry, codeExpired } = context;
  const isOver = outcome === 'timedOut' || (outcome === 'cancelled' && codeExpired);
  return isByCode(context) && isOver && canRetry;
}

/** Returns where the applicant can pay: a code to scan, or the bank's page. */
export function paymentDestinationOf(output: SubmitPaymentOutput | undefined) {
  return {
    code: output?.kind === 'qr' ? output.code : undefined,
    redirectUrl: output?.kind === 'redirect' ? output.redirectUrl : undefined,
  };
}
