import { LIVE_STATUSES, type PolledAttempt } from '../../ports/PaymentAttempt.ts';
import type { GatewayAnswer } from '../../ports/PaymentGateway.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';

/** A question to the gateway about one attempt. */
export type GatewayQuestion = () => Promise<GatewayAnswer>;

/**
 * Picks the question to ask the gateway about an attempt.
 *
 * A live attempt whose money could only be refunded, since the submission has its money from
 * another one, is cancelled. An attempt that timed out and stayed so for the grace is cancelled
 * too: only the gateway's word that it is dead lets the applicant pay again. Everything else is
 * asked for its status. The answer may be an approval either way.
 */
export function questionFor(
  deps: Pick<ServiceDeps, 'gateway' | 'clock' | 'settings'>,
  attempt: PolledAttempt,
): GatewayQuestion {
  const { gateway } = deps;
  const isLive = LIVE_STATUSES.includes(attempt.status);
  const isUnwanted = isLive && hasMoneyElsewhere(attempt.submission, attempt.id);
  return isUnwanted || isTimeOutOld(deps, attempt)
    ? () => gateway.cancel(attempt.id)
    : () => gateway.status(attempt.id);
}

/** Whether a submission is paid by another attempt, or waits for an operator because of one. */
export function hasMoneyElsewhere(
  { paidAttemptId, status }: Pick<Submission, 'paidAttemptId' | 'status'>,
  attemptId: string,
): boolean {
  return status === 'PAID_NEEDS_ACTION' || (paidAttemptId ?? attemptId) !== attemptId;
}

/** Nothing moves an attempt that stays timed out, so that its last change was the time-out. */
function isTimeOutOld(
  { clock, settings }: Pick<ServiceDeps, 'clock' | 'settings'>,
  { status, resultCode, updatedAt }: PolledAttempt,
): boolean {
  if (status !== 'UNKNOWN' || resultCode !== 'PSTO') return false;
  return clock.now().getTime() - updatedAt.getTime() >= settings.timedOutGraceMs;
}
