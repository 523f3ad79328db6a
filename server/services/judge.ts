import type { Conduct, Evaluation, FormData } from '#engine';
import type { CatalogueForm } from '../ports/FormCatalogue.ts';
import type { Submission } from '../ports/Submission.ts';
import type { StoreRecords } from '../ports/SubmissionStore.ts';
import { openAnswers } from './answers.ts';
import type { ServiceDeps } from './ServiceDeps.ts';
import type { Invalid, Recalculated } from './Services.ts';

/** What stands in the way of answers that are to be kept, paid for or handed in. */
export type Obstacle = Invalid | Recalculated;

/**
 * Judges answers by their definition, at the server's instant.
 *
 * @param scope `steps` before the payment, `all` when nothing may be missing any more
 * @throws {WrongShapeError} when they have not the form's shape
 */
export function judge(
  { rules, clock }: Pick<ServiceDeps, 'rules' | 'clock'>,
  form: CatalogueForm,
  data: FormData,
  scope: 'steps' | 'all',
): { readonly evaluation: Evaluation; readonly obstacle: Obstacle | undefined } {
  const evaluation = rules.evaluate(form, { data, now: clock.now().toISOString(), scope });
  return { evaluation, obstacle: obstacleOf(evaluation) };
}

function obstacleOf({ errors, recomputed }: Evaluation): Obstacle | undefined {
  if (errors.length > 0) return { result: 'validationError', errors };
  return recomputed.length > 0 ? { result: 'recomputed', recomputed } : undefined;
}

/** Signatures that stand in the way: missing ones, and those of other answers. */
export interface SignatureObstacle {
  readonly result: 'signatureRequired' | 'signatureFailure';
  readonly invalidSignatures: readonly string[];
}

/** Everything that must hold before money is taken or a free form is handed in. */
export type Readiness =
  | { readonly ready: true; readonly evaluation: Evaluation; readonly conduct: Conduct }
  | (Obstacle & { readonly ready: false })
  | (SignatureObstacle & { readonly ready: false })
  | { readonly ready: false; readonly result: 'offlineOnly' | 'formChanged' };

/**
 * Tells whether a kept submission may be paid for: every validation holds, the form may be handed
 * in online, and every required signature is there, over these very answers. After the payment
 * nothing that the applicant controls may fail.
 *
 * @see reliability section 3.1, rule 1
 */
export async function readinessOf(
  deps: ServiceDeps,
  records: StoreRecords,
  submission: Submission,
  form: CatalogueForm | undefined,
): Promise<Readiness> {
  if (form?.hash !== submission.definitionHash) return { ready: false, result: 'formChanged' };
  const data = openAnswers(deps.vault, submission);
  const { evaluation, obstacle } = judge(deps, form, data, 'all');
  if (obstacle) return { ready: false, ...obstacle };
  const now = deps.clock.now().toISOString();
  const conduct = deps.rules.conduct(form, evaluation.data, now);
  if (conduct.submissionType !== 'ALLOW_ESUBM') return { ready: false, result: 'offlineOnly' };
  const wanted = conduct.signatures.filter(({ optional, disabled }) => !optional && !disabled);
  const signed = (await records.signatures.ofSubmission(submission.id)).filter(
    ({ status }) => status === 'SIGNED',
  );
  const missing = wanted.filter(({ id }) => !signed.some(({ field }) => field === id));
  if (missing.length > 0) {
    const invalidSignatures = missing.map(({ id }) => id);
    return { ready: false, result: 'signatureRequired', invalidSignatures };
  }
  const stale = signed.filter(({ dataHash }) => dataHash !== submission.dataHash);
  return stale.length > 0
    ? {
        ready: false,
        result: 'signatureFailure',
        invalidSignatures: stale.map(({ field }) => field),
      }
    : { ready: true, evaluation, conduct };
}
