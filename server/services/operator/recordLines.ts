import { formatAmount } from '#engine';
import type { PaymentAttempt } from '../../ports/PaymentAttempt.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { SubmissionEvent } from '../../ports/SubmissionStore.ts';
import { takenText } from './misfitsOf.ts';

/** Words the status of a submission, without an answer. */
export function submissionLines(submission: Submission): readonly string[] {
  const { id, formCode, status, amountCents, referenceNumber, submittedAt, createdAt } = submission;
  const answers = submission.sealedData ? 'kept' : 'removed';
  const number = referenceNumber ?? 'none';
  return [
    `Submission ${id} of ${formCode}: ${status}`,
    `  price ${formatAmount(amountCents)}, begun ${createdAt.toISOString()}, answers ${answers}`,
    `  reference number ${number}${submittedAt ? `, handed in ${submittedAt.toISOString()}` : ''}`,
  ];
}

/** Words one payment of a submission. */
export function attemptLines(attempt: PaymentAttempt): readonly string[] {
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

/** Words what happened, in the order given. */
export function historyLines(events: readonly SubmissionEvent[]): readonly string[] {
  return [
    'History:',
    ...events.map(({ at, kind, attemptId, detail }) => {
      const words = Object.entries(detail).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
      const about = attemptId === undefined ? [] : [attemptId];
      return `  ${[at.toISOString(), kind, ...about, ...words].join(' ')}`;
    }),
  ];
}
