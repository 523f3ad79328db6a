import { E_CHEQUE_STEP, type Fee } from '#engine';
import type { Submission } from '../../ports/store/Submission.ts';
import { openOwnAnswers } from '../answers/answers.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';

/**
 * Returns the fee of a form that is paid with an e-Cheque file, while its answers are stored. The
 * submission itself has no amount, because the gateway charges nothing.
 *
 * @returns `undefined` when the form is not paid by e-Cheque
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
  return rules.behaviour(form, data, now).paymentMethod === 'echq' ? fee : undefined;
}
