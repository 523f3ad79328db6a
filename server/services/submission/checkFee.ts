import type { ApprovedAttempt } from '../../ports/PaymentAttempt.ts';
import type { Submission } from '../../ports/Submission.ts';
import { type Difference, noteDifference } from '../payment/noteDifference.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import { quotedFee } from './quotedFee.ts';

/**
 * Computes the fee of a paid submission again, from the definition that it is pinned to and the
 * answers that are stored, and compares it with what was charged. A difference is noted for an
 * operator; money that is not kept is in an operator's hands already.
 *
 * @returns whether a difference was found that nobody had noted
 * @see reliability I7
 */
export async function checkFee(deps: ServiceDeps, attempt: ApprovedAttempt): Promise<boolean> {
  if (attempt.disposition !== 'APPLIED') return false;
  const submission = await deps.store.submissions.find(attempt.submissionId);
  // Once retention has removed the answers, nothing is left to compute from.
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
