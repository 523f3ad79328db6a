import { LIVE_STATUSES, type PolledAttempt } from '../../ports/PaymentAttempt.ts';
import type { GatewayAnswer } from '../../ports/PaymentGateway.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { ProtocolTimes, ServiceDeps } from '../ServiceDeps.ts';

/** A question to the gateway about one attempt. */
export type GatewayQuestion = () => Promise<GatewayAnswer>;

/** Picks the question to ask the gateway about an attempt. */
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
 * Whether the gateway is asked to cancel an attempt instead of how it stands. The answer may be an
 * approval either way.
 *
 * A live attempt whose money could only be refunded, since the submission has its money from
 * another one, is cancelled. An attempt that timed out and stayed so for the grace is cancelled
 * too: only the gateway's word that it is dead lets the applicant pay again. So is one that was given
 * up: an order that reached the gateway late must not be paid beside the next.
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
  // Nothing moves an attempt that stays timed out, so that its last change was the time-out.
  const isTimedOut = status === 'UNKNOWN' && resultCode === 'PSTO';
  return isTimedOut && now.getTime() - updatedAt.getTime() >= timedOutGraceMs;
}

/**
 * Whether a submission is paid by another attempt, waits for an operator because of one, or ended
 * when the money of one was paid out: nothing more may be paid for it.
 */
export function hasMoneyElsewhere(
  { paidAttemptId, status }: Pick<Submission, 'paidAttemptId' | 'status'>,
  attemptId: string,
): boolean {
  const isClosed = status === 'PAID_NEEDS_ACTION' || status === 'ABANDONED';
  return isClosed || (paidAttemptId ?? attemptId) !== attemptId;
}
