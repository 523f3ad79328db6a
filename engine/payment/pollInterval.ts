import { FPS_POLL_MS, PAYMENT_POLL_MS, SUBMISSION_POLL_MS } from '../constants.ts';
import { PAYMENT_METHODS } from './methods.ts';
import type { PaymentContext } from './Payment.ts';

/** Pauses between two polls of a payment, in milliseconds. */
export interface PollIntervals {
  /** Of a payment whose result is a matter of seconds: one by the browser's own sheet. */
  readonly paymentMs: number;
  /** Of a payment on a bank's page, and of a submission. */
  readonly submissionMs: number;
  /** Of an FPS code. */
  readonly fpsMs: number;
}

/** Unless they are configured (specification, document 1, sections 7 and 9). */
export const POLL_INTERVALS: PollIntervals = {
  paymentMs: PAYMENT_POLL_MS,
  submissionMs: SUBMISSION_POLL_MS,
  fpsMs: FPS_POLL_MS,
};

/** The pause between two polls of a payment. */
export function pollInterval(
  { code, method }: Pick<PaymentContext, 'code' | 'method'>,
  { paymentMs, submissionMs, fpsMs }: PollIntervals,
): number {
  if (code !== undefined) return fpsMs;
  const isSheet = method !== undefined && PAYMENT_METHODS[method].conduct === 'sheet';
  return isSheet ? paymentMs : submissionMs;
}
