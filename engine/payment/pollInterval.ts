import { FPS_POLL_MS, PAYMENT_POLL_MS, SUBMISSION_POLL_MS } from '../constants/constants.ts';
import { PAYMENT_METHODS } from '../definition/paymentMethods.ts';
import type { PaymentContext } from './Payment.ts';

/** The pauses between two polls of a payment, in milliseconds. */
export interface PollIntervals {
  /** The interval for a payment with a result within seconds: one in the browser's own sheet. */
  readonly paymentMs: number;
  /** The interval for a payment on a bank's page, and for a submission. */
  readonly submissionMs: number;
  /** The interval for an FPS code. */
  readonly fpsMs: number;
}

/** The default intervals (specification, document 1, sections 7 and 9). */
export const POLL_INTERVALS: PollIntervals = {
  paymentMs: PAYMENT_POLL_MS,
  submissionMs: SUBMISSION_POLL_MS,
  fpsMs: FPS_POLL_MS,
};

/**
 * Returns the pause between two polls of a payment, in milliseconds.
 *
 * @param context `code` of an FPS payment, `method` after the choice
 *
 * @example
 * pollInterval({ code: undefined, method: 'visa' }, POLL_INTERVALS); // 2000
 * pollInterval({ code: undefined, method: 'applepay' }, POLL_INTERVALS); // 1000
 */
export function pollInterval(
  { code, method }: Pick<PaymentContext, 'code' | 'method'>,
  { paymentMs, submissionMs, fpsMs }: PollIntervals,
): number {
  if (code !== undefined) return fpsMs;
  const isSheet = method !== undefined && PAYMENT_METHODS[method].flow === 'sheet';
  return isSheet ? paymentMs : submissionMs;
}
