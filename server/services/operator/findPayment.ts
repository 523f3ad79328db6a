import type { PaymentAttempt } from '../../ports/PaymentAttempt.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { StoreRecords } from '../../ports/SubmissionStore.ts';

/** What a name on the command line stands for. */
export interface FoundPayment {
  /** Present when the name is that of an attempt. */
  readonly attempt?: PaymentAttempt;
  readonly submission: Submission;
}

/**
 * Finds the submission that a name leads to.
 *
 * @param name id of an attempt or a submission, or a reference number; any text
 * @returns `undefined` when the store knows nothing of that name
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

/** Says that `findPayment` found nothing. */
export function unknownPayment(name: string): string {
  return `There is no payment, submission or reference number ${name}`;
}
