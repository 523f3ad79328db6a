import type { Conduct, Fee, FormData } from '#engine';
import type { CatalogueForm } from '../../ports/FormCatalogue.ts';
import type { NewAnswers } from '../../ports/Submission.ts';
import type { FileRecord } from '../../ports/SubmissionStore.ts';
import { inspectFiles } from '../files/inspectFiles.ts';
import { eChequeErrors } from '../payment/eChequeErrors.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import type { IncomingFile } from '../Services.ts';
import { linkAnswers } from '../supplement/linkAnswers.ts';
import { type SealedAnswers, sealAnswers } from './answers.ts';
import { filesOfAnswers, type NamedFile } from './filesOfAnswers.ts';
import { judge, type Obstacle } from './judge.ts';
import { priceOf } from './priceOf.ts';

/** Answers that were found good: judged, priced and sealed for one submission. */
export interface Appraised {
  /** Files that the answers name. */
  readonly named: readonly NamedFile[];
  /** The answers as they were found good. */
  readonly data: FormData;
  /** The whole fee, wherever it is paid. */
  readonly fee: Fee;
  readonly conduct: Conduct;
  readonly answers: Omit<NewAnswers, 'language'> & SealedAnswers;
}

/**
 * Judges and prices answers, looks into their files, and seals them for a submission.
 *
 * @param submission.dataHash hash of the answers that it has already, see `sealAnswers`
 * @param given.kept files that the submission has already
 * @returns the answers to store, or what stands in the way
 * @throws {WrongShapeError} when they have not the form's shape
 * @throws {InspectorBusyError} when too many files wait to be looked into
 */
export async function appraise(
  deps: ServiceDeps,
  form: CatalogueForm,
  submission: { readonly id: string; readonly dataHash?: string | undefined },
  given: {
    readonly formData: FormData;
    readonly files: readonly IncomingFile[];
    readonly kept: readonly FileRecord[];
    readonly scope: 'steps' | 'all';
  },
): Promise<Appraised | Obstacle> {
  const linked = await linkAnswers(deps, form, given.formData);
  if ('result' in linked) return linked;
  const { evaluation, conduct, obstacle } = judge(deps, form, linked.formData, given);
  if (obstacle) return obstacle;
  const named = filesOfAnswers(form.plan.root, evaluation.data);
  const faults = await inspectFiles(deps.inspector, named, given.files, given.kept);
  const errors = faults.length > 0 ? faults : await eChequeErrors(deps, named, evaluation, given);
  if (errors.length > 0) return { result: 'validationError', errors };
  const now = deps.clock.now();
  return {
    named,
    data: evaluation.data,
    fee: evaluation.fee,
    conduct,
    answers: {
      ...sealAnswers(deps, form.plan, submission, evaluation.data),
      definitionHash: form.hash,
      ...priceOf(evaluation.fee, conduct),
      quoteExpiresAt: new Date(now.getTime() + deps.settings.quoteLifeMs),
      now,
    },
  };
}
