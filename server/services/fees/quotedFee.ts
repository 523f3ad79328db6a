import type { PublishedForms } from '../../ports/forms/FormCatalogue.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import { openAnswers } from '../answers/answers.ts';
import type { ProtocolTimes, ServiceDeps } from '../contract/ServiceDeps.ts';
import { priceOf } from './priceOf.ts';
import { quotedAt } from './quotedAt.ts';

/** The dependencies of the fee computation. */
export interface FeeDeps extends Pick<ServiceDeps, 'rules' | 'vault'> {
  readonly catalogue: PublishedForms;
  readonly settings: Pick<ProtocolTimes, 'quoteLifeMs'>;
}

/**
 * Computes the fee of a submission again, from its pinned definition and stored answers. It uses
 * the time of the quote, because a quoted price stays valid.
 *
 * @returns the fee in cents; `undefined` when the definition is missing, the answers cannot be
 *   decrypted, or the fee cannot be computed
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
    return priceOf(fee, rules.behaviour(form, data, now)).amountCents;
  } catch {
    return undefined;
  }
}
