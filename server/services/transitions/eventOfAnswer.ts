import { PAYMENT_METHODS, PAYMENT_STATUSES, type PaymentEvidence } from '#engine';
import type { GatewayAnswer } from '../../ports/payment/PaymentGateway.ts';
import type { PaymentAttempt } from '../../ports/store/PaymentAttempt.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { ProtocolTimes } from '../contract/ServiceDeps.ts';
import type { AttemptEvent } from './transitions.ts';

/** A gateway's status, and the records that it concerns. */
export interface Evidence {
  readonly answer: GatewayAnswer;
  /** Time of the query. The response does not cover a payment that started later. */
  readonly askedAt: Date;
  readonly attempt: Pick<
    PaymentAttempt,
    | 'status'
    | 'method'
    | 'resultCode'
    | 'amountCents'
    | 'dataHash'
    | 'startedAt'
    | 'updatedAt'
    | 'chargeId'
  >;
  readonly submission: Pick<
    Submission,
    'status' | 'paidAttemptId' | 'amountCents' | 'dataHash' | 'sealedData'
  >;
}

/** The time limits for evaluating a status. */
type Times = Pick<
  ProtocolTimes,
  'notFoundGraceMs' | 'webTokenLifeMs' | 'timedOutForMs' | 'slowForMs'
>;

/**
 * Converts a gateway's status to an event of the attempt.
 *
 * @param times grace for a missing charge, life of a web token, and maximum times for an approval
 *   after a time-out
 * @returns the event, or `undefined` when nothing has changed
 * @see specification, document 1, section 4 "Payment result statuses"
 */
export function eventOfAnswer(evidence: Evidence, times: Times): AttemptEvent | undefined {
  return READERS[PAYMENT_STATUSES[evidence.answer.code].evidence](evidence, times);
}

type Reader = (evidence: Evidence, times: Times) => AttemptEvent | undefined;

const READERS: Readonly<Record<PaymentEvidence, Reader>> = {
  approval: approvalOf,
  rejected: () => 'rejected',
  cancelled: () => 'cancelled',
  inProcess: () => 'inProcess',
  missing: (evidence, times) => (isGraceOver(evidence, times) ? 'notFound' : undefined),
  unclear: () => 'unclear',
  timeOut: timeOutOf,
};

/**
 * Evaluates a time-out. A time-out is not final, because banks may approve late. It becomes final a
 * day after the first status that reported it, regardless of the charge's age. An e-Cheque has a
 * longer limit.
 */
function timeOutOf({ askedAt, attempt }: Evidence, times: Times): AttemptEvent | undefined {
  const { updatedAt, status, resultCode, method } = attempt;
  if (status !== 'UNKNOWN' || resultCode !== 'PSTO') return 'timedOut';
  const age = askedAt.getTime() - updatedAt.getTime();
  const isSlow = method !== undefined && PAYMENT_METHODS[method].isSlow;
  const longestMs = isSlow ? times.slowForMs : times.timedOutForMs;
  return age >= longestMs ? 'expired' : undefined;
}

function approvalOf(evidence: Evidence): AttemptEvent {
  const { submission } = evidence;
  const hasMoney = submission.paidAttemptId !== undefined || isWaitingForOperator(submission);
  if (hasMoney) return 'approvedAgain';
  return isFit(evidence) ? 'approved' : 'approvedUnfit';
}

function isWaitingForOperator({ status }: Evidence['submission']): boolean {
  return status === 'PAID_NEEDS_ACTION';
}

/**
 * Checks whether the money fits: it must have the ordered amount and belong to the same answers,
 * which must still be stored.
 */
function isFit({ answer, attempt, submission }: Evidence): boolean {
  return (
    answer.amountCents === attempt.amountCents &&
    answer.currency === 'HKD' &&
    attempt.amountCents === submission.amountCents &&
    attempt.dataHash === submission.dataHash &&
    submission.sealedData !== undefined &&
    (submission.status === 'QUOTED' || submission.status === 'PAYING')
  );
}

/**
 * Checks whether the grace is over. A charge that the gateway confirmed once cannot be unknown. An
 * attempt that never started waits until its newest web token expires; a started attempt waits for
 * the grace.
 */
function isGraceOver({ askedAt, attempt }: Evidence, times: Times): boolean {
  if (attempt.chargeId !== undefined) return false;
  const { startedAt, updatedAt } = attempt;
  const since = startedAt ?? updatedAt;
  const grace = startedAt ? times.notFoundGraceMs : times.webTokenLifeMs;
  return askedAt.getTime() - since.getTime() >= grace;
}
