import type { SubmissionStore } from '../../ports/store/SubmissionStore.ts';
import { findPayment, unknownPayment } from './findPayment.ts';
import { done, type OperatorAnswer, refused } from './OperatorAnswer.ts';
import { attemptLines, historyLines, submissionLines } from './recordLines.ts';

/**
 * Shows a submission with all its payments and its history: amounts, statuses and operators. Never
 * shows an answer.
 *
 * @param name id of an attempt or submission, or a reference number; for money without an attempt
 *   of this portal, the attempt id from the gateway
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
