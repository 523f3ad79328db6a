import type { ApprovedAttempt } from '../../ports/store/PaymentAttempt.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { type Difference, noteDifference } from './noteDifference.ts';
import { quotedFee } from './quotedFee.ts';

/**
 * Computes the fee of a paid submission again, from its pinned definition and stored answers, and
 * compares it with the charged amount. Records a difference for an operator. Skips money that the
 * submission does not use, because an operator handles it already.
 *
 * @returns whether a difference was found that was not recorded before
 * @see reliability I7
 */
export async function checkFee(deps: ServiceDeps, attempt: ApprovedAttempt): Promise<boolean> {
  if (attempt.disposition !== 'APPLIED') return false;
  const submission = await deps.store.submissions.find(attempt.submissionId);
  // After retention has removed the answers, the fee cannot be computed.
  if (!submission?.sealedData) return false;
  const difference = await compare(deps, attempt, submission);
  return difference ? noteDifference(deps, difference) : false;
}

async function compare(
  deps: ServiceDeps,
  { id: attemptId, amountCents }: ApprovedAttempt,
  submission: Submission,
): Promise<Difference | undefined> {
  const about = { attemptId, submissionId: submission.id, foundCents: amountCents };
  const expectedCents = await quotedFee(deps, submission);
  if (expectedCents === undefined) return { ...about, reason: 'feeUnknown' };
  return expectedCents === amountCents
    ? undefined
    : { ...about, reason: 'otherFee', expectedCents };
}
