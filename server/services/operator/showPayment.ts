import { formatAmount } from '#engine';
import type { PaymentAttempt } from '../../ports/PaymentAttempt.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { SubmissionEvent, SubmissionStore } from '../../ports/SubmissionStore.ts';
import { findPayment, unknownPayment } from './findPayment.ts';
import { takenText } from './misfitsOf.ts';
import { done, type OperatorAnswer, refused } from './OperatorAnswer.ts';

/**
 * Shows a submission with all its payments and the history of both: amounts, statuses, who dealt with
 * what. Never an answer.
 *
 * @param name attempt, submission or reference number; of money that no attempt of ours stands for,
 * the attempt that the gateway named
 */
export async function showPayment(store: SubmissionStore, name: string): Promise<OperatorAnswer> {
  const found = await findPayment(store, name);
  if (!found) {
    const orphaned = await store.events.ofAttempt(name);
    if (orphaned.length === 0) return refused(unknownPayment(name));
    return done([`Payment ${name}: not one of this portal`, ...historyLines(orphaned)]);
  }
  const { submission } = found;
  const attempts = await store.attempts.ofSubmission(submission.id);
  return done([
    ...submissionLines(submission),
    ...attempts.flatMap(attemptLines),
    ...historyLines(await store.events.ofSubmission(submission.id)),
  ]);
}

function submissionLines(submission: Submission): readonly string[] {
  const { id, formCode, status, amountCents, referenceNumber, submittedAt, createdAt } = submission;
  const answers = submission.sealedData ? 'kept' : 'removed';
  const number = referenceNumber ?? 'none';
  return [
    `Submission ${id} of ${formCode}: ${status}`,
    `  price ${formatAmount(amountCents)}, begun ${createdAt.toISOString()}, answers ${answers}`,
    `  reference number ${number}${submittedAt ? `, handed in ${submittedAt.toISOString()}` : ''}`,
  ];
}

function attemptLines(attempt: PaymentAttempt): readonly string[] {
  const { id, status, disposition, amountCents, method, chargeId } = attempt;
  const { approvedAt, dealtAt, dealtBy } = attempt;
  const deal = disposition === 'APPLIED' ? 'completed with it' : 'paid out';
  return [
    `Payment ${id}: ${status}${disposition ? ` ${disposition}` : ''}`,
    `  asked ${formatAmount(amountCents)}, by ${method ?? 'no method yet'}, charge ${chargeId ?? 'none'}`,
    ...(approvedAt ? [`  taken ${takenText(attempt)}, approved ${approvedAt.toISOString()}`] : []),
    ...(dealtAt ? [`  ${deal} ${dealtAt.toISOString()} by ${dealtBy}`] : []),
  ];
}

function historyLines(events: readonly SubmissionEvent[]): readonly string[] {
  return [
    'History:',
    ...events.map(({ at, kind, attemptId, detail }) => {
      const words = Object.entries(detail).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
      const about = attemptId === undefined ? [] : [attemptId];
      return `  ${[at.toISOString(), kind, ...about, ...words].join(' ')}`;
    }),
  ];
}
