import { LIVE_STATUSES, type PaymentAttempt } from '../../ports/PaymentAttempt.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { StoreRecords } from '../../ports/SubmissionStore.ts';

/** A payment for a submission that was paid by another one, and what happens to it. */
export interface OtherPayment {
  readonly transactionId: string;
  readonly amountCents: number;
  /** Its money arrived and goes back, or the gateway is being asked to cancel it. */
  readonly state: 'refundDue' | 'beingCancelled';
}

/**
 * Lists the payments beside the one that paid a submission, oldest first: an applicant is told of
 * each whose money was taken, or may still be.
 */
export async function otherPayments(
  { attempts }: Pick<StoreRecords, 'attempts'>,
  submissionId: string,
  paidAttemptId: string,
): Promise<readonly OtherPayment[]> {
  const all = await attempts.ofSubmission(submissionId);
  return all.filter(({ id }) => id !== paidAttemptId).flatMap(otherPayment);
}

/** The payments of a submission whose money goes back, oldest first. */
export async function refundsDue(
  records: Pick<StoreRecords, 'attempts'>,
  { id, paidAttemptId }: Pick<Submission, 'id' | 'paidAttemptId'>,
): Promise<readonly OtherPayment[]> {
  if (paidAttemptId === undefined) return [];
  const others = await otherPayments(records, id, paidAttemptId);
  return others.filter(({ state }) => state === 'refundDue');
}

function otherPayment(attempt: PaymentAttempt): readonly OtherPayment[] {
  const { id: transactionId, amountCents, approvedCents, disposition } = attempt;
  if (disposition === 'REFUND_DUE') {
    return [{ transactionId, amountCents: approvedCents ?? amountCents, state: 'refundDue' }];
  }
  const isOpen = LIVE_STATUSES.includes(attempt.status) && attempt.startedAt !== undefined;
  return isOpen ? [{ transactionId, amountCents, state: 'beingCancelled' }] : [];
}
