import type { Fee, FormBehaviour, FormData } from '#engine';
import type { CatalogueForm } from '../../ports/forms/FormCatalogue.ts';
import type { NewAnswers } from '../../ports/store/Submission.ts';
import type { FileRecord } from '../../ports/store/SubmissionStore.ts';
import { type SealedAnswers, sealAnswers } from '../answers/answers.ts';
import { filesOfAnswers, type NamedFile } from '../answers/filesOfAnswers.ts';
import type { Blocker } from '../contract/Blocker.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import type { IncomingFile } from '../contract/SubmissionServices.ts';
import { eChequeErrors } from '../fees/eChequeErrors.ts';
import { priceOf } from '../fees/priceOf.ts';
import { inspectFiles } from '../files/inspectFiles.ts';
import { linkAnswers } from '../supplement/linkAnswers.ts';
import { evaluateAnswers } from './checkReadiness.ts';

/** The valid answers, priced and sealed for one submission. */
export interface PreparedAnswers {
  /** Files that the answers name. */
  readonly named: readonly NamedFile[];
  /** The validated answers. */
  readonly data: FormData;
  /** The whole fee, for online or other payment. */
  readonly fee: Fee;
  readonly behaviour: FormBehaviour;
  readonly answers: Omit<NewAnswers, 'language'> & SealedAnswers;
}

/**
 * Validates and prices answers, inspects their files, and seals them for a submission.
 *
 * @param submission.dataHash current hash of the submission's answers, if any; see `sealAnswers`
 * @param given.kept stored files of the submission
 * @returns the answers to store, or the blocker
 * @throws {WrongShapeError} when the form data do not match the form's structure
 * @throws {InspectorBusyError} when too many files are queued
 */
export async function prepareAnswers(
  deps: ServiceDeps,
  form: CatalogueForm,
  submission: { readonly id: string; readonly dataHash?: string | undefined },
  given: {
    readonly formData: FormData;
    readonly files: readonly IncomingFile[];
    readonly kept: readonly FileRecord[];
    readonly scope: 'steps' | 'all';
  },
): Promise<PreparedAnswers | Blocker> {
  const linked = await linkAnswers(deps, form, given.formData);
  if ('result' in linked) return linked;
  const { evaluation, behaviour, blocker } = evaluateAnswers(deps, form, linked.formData, given);
  if (blocker) return blocker;
  const named = filesOfAnswers(form.plan.root, evaluation.data);
  const faults = await inspectFiles(deps.inspector, named, given.files, given.kept);
  const errors = faults.length > 0 ? faults : await eChequeErrors(deps, named, evaluation, given);
  if (errors.length > 0) return { result: 'validationError', errors };
  const now = deps.clock.now();
  return {
    named,
    data: evaluation.data,
    fee: evaluation.fee,
    behaviour,
    answers: {
      ...sealAnswers(deps, form.plan, submission, evaluation.data),
      definitionHash: form.hash,
      ...priceOf(evaluation.fee, behaviour),
      quoteExpiresAt: new Date(now.getTime() + deps.settings.quoteLifeMs),
      now,
    },
  };
}
