import type { SubmissionStore } from '../../ports/SubmissionStore.ts';
import { findPayment, unknownPayment } from './findPayment.ts';
import { done, type OperatorAnswer, refused } from './OperatorAnswer.ts';
import { attemptLines, historyLines, submissionLines } from './recordLines.ts';

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
