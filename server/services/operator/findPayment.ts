import type { PaymentAttempt } from '../../ports/store/PaymentAttempt.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';

/** The payment or submission that a name on the command line identifies. */
export interface FoundPayment {
  /** Present when the name is the id of an attempt. */
  readonly attempt?: PaymentAttempt;
  readonly submission: Submission;
}

/**
 * Finds the submission that a name identifies.
 *
 * @param name id of an attempt or a submission, or a reference number; may be any text
 * @returns `undefined` when the store has no such name
 */
export async function findPayment(
  {
    attempts,
    submissions,
    references,
  }: Pick<StoreRecords, 'attempts' | 'submissions' | 'references'>,
  name: string,
): Promise<FoundPayment | undefined> {
  const attempt = await attempts.find(name);
  if (attempt) {
    const submission = await submissions.find(attempt.submissionId);
    return submission && { attempt, submission };
  }
  const submission = await submissions.find((await references.find(name))?.submissionId ?? name);
  return submission && { submission };
}

/** Returns the text for a name that `findPayment` did not find. */
export function unknownPayment(name: string): string {
  return `There is no payment, submission or reference number ${name}`;
}
