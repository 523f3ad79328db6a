import type { GatewayAnswer } from '../../ports/payment/PaymentGateway.ts';
import { LIVE_STATUSES, type PolledAttempt } from '../../ports/store/PaymentAttempt.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { ProtocolTimes, ServiceDeps } from '../contract/ServiceDeps.ts';

/** A query to the gateway about one attempt. */
export type GatewayQuestion = () => Promise<GatewayAnswer>;

/** Returns the query to send to the gateway about an attempt. */
export function questionFor(
  deps: Pick<ServiceDeps, 'gateway' | 'clock' | 'settings'>,
  attempt: PolledAttempt,
): GatewayQuestion {
  const { gateway, clock, settings } = deps;
  return isToBeCancelled(attempt, clock.now(), settings)
    ? () => gateway.cancel(attempt.id, attempt.method)
    : () => gateway.status(attempt.id, attempt.method);
}

/**
 * Checks whether to cancel an attempt at the gateway instead of querying its status. The response
 * may be an approval either way.
 *
 * The result is true for a live attempt whose money could only be refunded. It is true for an
 * attempt that stays timed out for the grace: the applicant can pay again only after it has ended.
 * It is also true for an expired attempt, because an order that reached the gateway late must not
 * be paid.
 */
export function isToBeCancelled(
  attempt: Pick<PolledAttempt, 'id' | 'status' | 'resultCode' | 'startedAt' | 'updatedAt'> & {
    readonly submission: Pick<Submission, 'status' | 'paidAttemptId'>;
  },
  now: Date,
  { timedOutGraceMs }: Pick<ProtocolTimes, 'timedOutGraceMs'>,
): boolean {
  const { id, status, resultCode, startedAt, updatedAt, submission } = attempt;
  const isUnwanted = LIVE_STATUSES.includes(status) && hasMoneyElsewhere(submission, id);
  const isGivenUp = status === 'EXPIRED' && startedAt !== undefined;
  if (isUnwanted || isGivenUp) return true;
  // No event changes an attempt that stays timed out, so its last change is the time of the
  // time-out.
  const isTimedOut = status === 'UNKNOWN' && resultCode === 'PSTO';
  return isTimedOut && now.getTime() - updatedAt.getTime() >= timedOutGraceMs;
}

/**
 * Checks whether another attempt paid for a submission, or whether the submission waits for an
 * operator or was abandoned. In these cases no further payment may start.
 */
export function hasMoneyElsewhere(
  { paidAttemptId, status }: Pick<Submission, 'paidAttemptId' | 'status'>,
  attemptId: string,
): boolean {
  const isClosed = status === 'PAID_NEEDS_ACTION' || status === 'ABANDONED';
  return isClosed || (paidAttemptId ?? attemptId) !== attemptId;
}
