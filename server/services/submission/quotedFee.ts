import type { PublishedForms } from '../../ports/FormCatalogue.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { ProtocolTimes, ServiceDeps } from '../ServiceDeps.ts';
import { openAnswers } from './answers.ts';
import { priceOf } from './priceOf.ts';
import { quotedAt } from './quotedAt.ts';

/** What a fee is computed with. */
export interface FeeDeps extends Pick<ServiceDeps, 'rules' | 'vault'> {
  readonly catalogue: PublishedForms;
  readonly settings: Pick<ProtocolTimes, 'quoteLifeMs'>;
}

/**
 * Computes the fee of a submission again, from the definition that it is pinned to and the answers
 * that are stored, as of the instant that its price was quoted at: a quoted price is honoured.
 *
 * @returns in cents; `undefined` when it cannot be computed, since the definition is gone, the answers
 * do not open, or the fee does not add up
 * @see reliability I7
 */
export async function quotedFee(
  { catalogue, rules, vault, settings }: FeeDeps,
  submission: Submission,
): Promise<number | undefined> {
  const form = await catalogue.byHash(submission.definitionHash);
  if (!form) return undefined;
  const now = quotedAt(submission, settings).toISOString();
  try {
    const { data, fee } = rules.evaluate(form, { data: openAnswers(vault, submission), now });
    return priceOf(fee, rules.conduct(form, data, now)).amountCents;
  } catch {
    return undefined;
  }
}
