import { LIVE_STATUSES, type PaymentAttempt } from '../../ports/PaymentAttempt.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { StoreRecords } from '../../ports/SubmissionStore.ts';

/** A payment for a submission that was paid by another one, and what happens to it. */
export interface OtherPayment {
  readonly transactionId: string;
  readonly amountCents: number;
  /** Its money arrived and goes back, or was paid back; or the gateway is being asked to cancel it. */
  readonly state: 'refundDue' | 'refunded' | 'beingCancelled';
  /** When an operator marked its money as paid out; of a `refunded` one. */
  readonly refundedAt?: Date;
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
  return otherPaymentsIn(await attempts.ofSubmission(submissionId), paidAttemptId);
}

/** As `otherPayments`, among attempts that were read already. */
export function otherPaymentsIn(
  all: readonly PaymentAttempt[],
  paidAttemptId: string,
): readonly OtherPayment[] {
  return all.filter(({ id }) => id !== paidAttemptId).flatMap(otherPayment);
}

/** The payments of a submission whose money goes back or was paid back, oldest first. */
export async function refundsOf(
  records: Pick<StoreRecords, 'attempts'>,
  { id, paidAttemptId }: Pick<Submission, 'id' | 'paidAttemptId'>,
): Promise<readonly OtherPayment[]> {
  if (paidAttemptId === undefined) return [];
  const others = await otherPayments(records, id, paidAttemptId);
  return others.filter(({ state }) => state !== 'beingCancelled');
}

function otherPayment(attempt: PaymentAttempt): readonly OtherPayment[] {
  const { id: transactionId, amountCents, approvedCents, disposition, dealtAt } = attempt;
  if (disposition === 'REFUND_DUE') {
    const refund = { transactionId, amountCents: approvedCents ?? amountCents };
    return dealtAt
      ? [{ ...refund, state: 'refunded', refundedAt: dealtAt }]
      : [{ ...refund, state: 'refundDue' }];
  }
  const isOpen = LIVE_STATUSES.includes(attempt.status) && attempt.startedAt !== undefined;
  return isOpen ? [{ transactionId, amountCents, state: 'beingCancelled' }] : [];
}
