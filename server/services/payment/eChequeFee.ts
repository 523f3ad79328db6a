import { E_CHEQUE_STEP, type Fee } from '#engine';
import type { Submission } from '../../ports/Submission.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import { openOwnAnswers } from '../submission/answers.ts';

/**
 * The fee of a form that an e-Cheque goes along with, as far as its answers are kept. Nothing is
 * charged for it through the gateway, so that the submission itself knows no amount.
 *
 * @returns `undefined` when no e-Cheque goes along
 */
export async function eChequeFee(
  { catalogue, rules, vault }: Pick<ServiceDeps, 'catalogue' | 'rules' | 'vault'>,
  submission: Submission,
): Promise<Fee | undefined> {
  if (submission.amountCents > 0 || !submission.sealedData) return undefined;
  const form = await catalogue.byHash(submission.definitionHash);
  if (!form?.plan.steps.some(({ id }) => id === E_CHEQUE_STEP)) return undefined;
  const now = (submission.submittedAt ?? submission.quoteExpiresAt).toISOString();
  const { data, fee } = rules.evaluate(form, { data: openOwnAnswers(vault, submission), now });
  return rules.conduct(form, data, now).paymentMethod === 'echq' ? fee : undefined;
}
