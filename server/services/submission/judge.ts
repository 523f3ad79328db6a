import {
  type Conduct,
  type Evaluation,
  type FieldError,
  type FormData,
  methodFault,
} from '#engine';
import type { CatalogueForm } from '../../ports/FormCatalogue.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { StoreRecords } from '../../ports/SubmissionStore.ts';
import { methodConditions } from '../payment/paymentMethods.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import type { Invalid, Recalculated } from '../Services.ts';
import { signatureState } from '../signing/signatureState.ts';
import { openAnswers } from './answers.ts';

/** What stands in the way of answers that are to be kept, paid for or handed in. */
export type Obstacle = Invalid | Recalculated;

/** What answers are judged as. */
export interface Judging {
  /**
   * `steps` before the review, which asks how the fee is paid; `all` when nothing may be missing any
   * more.
   */
  readonly scope: 'steps' | 'all';
  /** What was quoted for paying online, as long as that price is honoured. */
  readonly quotedCents?: number;
}

/** Answers as they were found. */
export interface Judgement {
  readonly evaluation: Evaluation;
  readonly conduct: Conduct;
  readonly obstacle: Obstacle | undefined;
}

/**
 * Judges answers by their definition and the portal's settings, at the server's instant.
 *
 * @throws {WrongShapeError} when they have not the form's shape
 */
export function judge(
  deps: Pick<ServiceDeps, 'rules' | 'clock' | 'settings'>,
  form: CatalogueForm,
  data: FormData,
  { scope, quotedCents }: Judging,
): Judgement {
  const now = deps.clock.now().toISOString();
  const evaluation = deps.rules.evaluate(form, { data, now, scope });
  const conduct = deps.rules.conduct(form, evaluation.data, now);
  const { totalCents } = evaluation.fee;
  const dueCents = conduct.isPaymentRequired ? (quotedCents ?? totalCents) : totalCents;
  const accepted = form.plan.manifest.payment?.online;
  const conditions = methodConditions(deps, dueCents, accepted);
  const fault = scope === 'all' ? methodFault(form.plan, conduct, conditions) : undefined;
  const errors = fault ? [...evaluation.errors, fault] : evaluation.errors;
  return { evaluation, conduct, obstacle: obstacleOf(errors, evaluation) };
}

function obstacleOf(
  errors: readonly FieldError[],
  { recomputed }: Evaluation,
): Obstacle | undefined {
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
 * in online, and the required signatures are there, over these very answers; one that the form lets
 * be signed later may follow. After the payment nothing that the applicant controls may fail.
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
  const judging = { scope: 'all', quotedCents: submission.amountCents } as const;
  const { evaluation, conduct, obstacle } = judge(deps, form, data, judging);
  if (obstacle) return { ready: false, ...obstacle };
  if (conduct.submissionType !== 'ALLOW_ESUBM') return { ready: false, result: 'offlineOnly' };
  const { missing, stale } = await signatureState(records, submission, conduct);
  if (missing.length > 0) {
    return { ready: false, result: 'signatureRequired', invalidSignatures: missing };
  }
  return stale.length > 0
    ? { ready: false, result: 'signatureFailure', invalidSignatures: stale }
    : { ready: true, evaluation, conduct };
}
