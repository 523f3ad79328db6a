import { formatAmount } from '#engine';
import type { PaymentAttempt } from '../../ports/store/PaymentAttempt.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { SubmissionEvent } from '../../ports/store/SubmissionStore.ts';
import { takenText } from '../fees/paymentMismatches.ts';

/** Describes a submission in lines, without any answer. */
export function submissionLines(submission: Submission): readonly string[] {
  const { id, formCode, status, amountCents, referenceNumber, submittedAt, createdAt } = submission;
  const answers = submission.sealedData ? 'kept' : 'removed';
  const number = referenceNumber ?? 'none';
  return [
    `Submission ${id} of ${formCode}: ${status}`,
    `  price ${formatAmount(amountCents)}, begun ${createdAt.toISOString()}, answers ${answers}`,
    `  reference number ${number}${submittedAt ? `, submitted ${submittedAt.toISOString()}` : ''}`,
  ];
}

/** Describes one payment of a submission in lines. */
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

/** Describes events in lines, in the given order. */
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
