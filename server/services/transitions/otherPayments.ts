import { LIVE_STATUSES, type PaymentAttempt } from '../../ports/store/PaymentAttempt.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import type { OtherPayment } from '../contract/OtherPayment.ts';

/**
 * Lists the other payments of a paid submission, oldest first: payments whose money arrived or may
 * still arrive. The applicant sees them.
 */
export async function otherPayments(
  { attempts }: Pick<StoreRecords, 'attempts'>,
  submissionId: string,
  paidAttemptId: string,
): Promise<readonly OtherPayment[]> {
  return otherPaymentsIn(await attempts.ofSubmission(submissionId), paidAttemptId);
}

/** Lists the other payments like `otherPayments`, among attempts that were already read. */
export function otherPaymentsIn(
  all: readonly PaymentAttempt[],
  paidAttemptId: string,
): readonly OtherPayment[] {
  return all.filter(({ id }) => id !== paidAttemptId).flatMap(otherPayment);
}

/** Lists the payments of a submission that are being or were refunded, oldest first. */
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
