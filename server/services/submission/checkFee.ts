import type { ApprovedAttempt } from '../../ports/PaymentAttempt.ts';
import type { Submission } from '../../ports/Submission.ts';
import { type Difference, noteDifference } from '../payment/noteDifference.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import { openAnswers } from './answers.ts';
import { priceOf } from './priceOf.ts';

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
  const expectedCents = await computedAgain(deps, submission);
  if (expectedCents === undefined) return { ...about, reason: 'feeUnknown' };
  return expectedCents === amountCents
    ? undefined
    : { ...about, reason: 'otherFee', expectedCents };
}

/** In cents, as of the instant that the price was quoted at; `undefined` when it cannot be had. */
async function computedAgain(
  { catalogue, rules, vault, settings }: ServiceDeps,
  submission: Submission,
): Promise<number | undefined> {
  const form = await catalogue.byHash(submission.definitionHash);
  if (!form) return undefined;
  const quotedAt = new Date(submission.quoteExpiresAt.getTime() - settings.quoteLifeMs);
  const now = quotedAt.toISOString();
  try {
    const { data, fee } = rules.evaluate(form, { data: openAnswers(vault, submission), now });
    return priceOf(fee, rules.conduct(form, data, now)).amountCents;
  } catch {
    // Answers that do not open or a fee that does not add up: the caller notes that, too.
    return undefined;
  }
}
