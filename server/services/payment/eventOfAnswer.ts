import { PAYMENT_METHODS, PAYMENT_STATUSES, type PaymentEvidence } from '#engine';
import type { PaymentAttempt } from '../../ports/PaymentAttempt.ts';
import type { GatewayAnswer } from '../../ports/PaymentGateway.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { ProtocolTimes } from '../ServiceDeps.ts';
import type { AttemptEvent } from './transitions.ts';

/** A gateway's answer beside what it is about. */
export interface Evidence {
  readonly answer: GatewayAnswer;
  /** When the question was sent: what was started later, the gateway could not know. */
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

/** The limits of time that an answer is read with. */
type Times = Pick<
  ProtocolTimes,
  'notFoundGraceMs' | 'webTokenLifeMs' | 'timedOutForMs' | 'slowForMs'
>;

/**
 * Reads a gateway's answer as an event of the attempt.
 *
 * @param times the grace that a missing charge is given, the life of a web token, how long a
 * timed-out charge may still be approved
 * @returns the event, or `undefined` when the answer says nothing new
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
 * A time-out is no end: banks approve late. Only a day of it counts as one, from the answer that first
 * told it, however long the charge was under way before. An e-Cheque is given the time that it may take.
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

/** Money is used only for what it was asked for: these cents, for these answers, still there. */
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
 * A charge that the gateway confirmed once cannot be unknown to it; one that was never begun waits
 * for its newest web token to end, one that was begun for the grace.
 */
function isGraceOver({ askedAt, attempt }: Evidence, times: Times): boolean {
  if (attempt.chargeId !== undefined) return false;
  const { startedAt, updatedAt } = attempt;
  const since = startedAt ?? updatedAt;
  const grace = startedAt ? times.notFoundGraceMs : times.webTokenLifeMs;
  return askedAt.getTime() - since.getTime() >= grace;
}
