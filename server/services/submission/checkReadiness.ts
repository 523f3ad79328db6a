import {
  type Evaluation,
  type FieldError,
  type FormBehaviour,
  type FormData,
  methodError,
} from '#engine';
import type { CatalogueForm } from '../../ports/forms/FormCatalogue.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import { openAnswers } from '../answers/answers.ts';
import type { Blocker, SignatureBlocker } from '../contract/Blocker.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { methodConditions } from '../fees/methodConditions.ts';
import { signatureState } from '../signatures/signatureState.ts';

/** The scope and price of an evaluation. */
export interface EvaluationScope {
  /**
   * `steps`: before the review, at which the payment method is chosen. `all`: every answer is
   * required.
   */
  readonly scope: 'steps' | 'all';
  /** Quoted price for online payment, while the quote is valid. */
  readonly quotedCents?: number;
}

/** The result of evaluating answers. */
export interface EvaluatedAnswers {
  readonly evaluation: Evaluation;
  readonly behaviour: FormBehaviour;
  readonly blocker: Blocker | undefined;
}

/**
 * Evaluates answers with their definition and the portal's settings, at the server's time.
 *
 * @throws {WrongShapeError} when the answers do not match the form's structure
 */
export function evaluateAnswers(
  deps: Pick<ServiceDeps, 'rules' | 'clock' | 'settings'>,
  form: CatalogueForm,
  data: FormData,
  { scope, quotedCents }: EvaluationScope,
): EvaluatedAnswers {
  const now = deps.clock.now().toISOString();
  const evaluation = deps.rules.evaluate(form, { data, now, scope });
  const behaviour = deps.rules.behaviour(form, evaluation.data, now);
  const { totalCents } = evaluation.fee;
  const dueCents = behaviour.isPaymentRequired ? (quotedCents ?? totalCents) : totalCents;
  const accepted = form.plan.manifest.payment?.online;
  const conditions = methodConditions(deps, dueCents, accepted);
  const fault = scope === 'all' ? methodError(form.plan, behaviour, conditions) : undefined;
  const errors = fault ? [...evaluation.errors, fault] : evaluation.errors;
  return { evaluation, behaviour, blocker: blockerOf(errors, evaluation) };
}

function blockerOf(errors: readonly FieldError[], { recomputed }: Evaluation): Blocker | undefined {
  if (errors.length > 0) return { result: 'validationError', errors };
  return recomputed.length > 0 ? { result: 'recomputed', recomputed } : undefined;
}

/** The result of `checkReadiness`. */
export type Readiness =
  | { readonly ready: true; readonly evaluation: Evaluation; readonly behaviour: FormBehaviour }
  | (Blocker & { readonly ready: false })
  | (SignatureBlocker & { readonly ready: false })
  | { readonly ready: false; readonly result: 'offlineOnly' | 'formChanged' };

/**
 * Checks whether a stored submission may be paid for, or submitted if it is free. Every validation
 * must pass, and the form must allow online submission. The required signatures must exist and
 * cover these answers, except those that the form allows later. After the payment, nothing that the
 * applicant controls may fail.
 *
 * @see reliability section 3.1, rule 1
 */
export async function checkReadiness(
  deps: ServiceDeps,
  records: StoreRecords,
  submission: Submission,
  form: CatalogueForm | undefined,
): Promise<Readiness> {
  if (form?.hash !== submission.definitionHash) return { ready: false, result: 'formChanged' };
  const data = openAnswers(deps.vault, submission);
  const scope = { scope: 'all', quotedCents: submission.amountCents } as const;
  const { evaluation, behaviour, blocker } = evaluateAnswers(deps, form, data, scope);
  if (blocker) return { ready: false, ...blocker };
  if (behaviour.submissionType !== 'ALLOW_ESUBM') return { ready: false, result: 'offlineOnly' };
  const { missing, stale } = await signatureState(records, submission, behaviour);
  if (missing.length > 0) {
    return { ready: false, result: 'signatureRequired', invalidSignatures: missing };
  }
  return stale.length > 0
    ? { ready: false, result: 'signatureFailure', invalidSignatures: stale }
    : { ready: true, evaluation, behaviour };
}
