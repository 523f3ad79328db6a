import type { FormData, SignatureRequest } from '#engine';
import type { CatalogueForm } from '../../ports/forms/FormCatalogue.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import { openOwnAnswers } from '../answers/answers.ts';
import type { SigningRefused } from '../contract/SigningServices.ts';
import { isLocked } from '../transitions/isFree.ts';
import type { SigningDeps } from './SigningDeps.ts';

/** The field, submission and sitting of a signature. */
export interface SigningPlace {
  readonly sitting: string;
  readonly submissionId: string;
  readonly formCode: string;
  readonly field: string;
}

/** A signature that may be made now. */
export interface OpenSigning {
  readonly submission: Submission;
  readonly form: CatalogueForm;
  readonly data: FormData;
  readonly request: SignatureRequest;
}

/**
 * Finds the submission, form and signature request.
 *
 * @returns `undefined` when the sitting has no such submission or the form has no such signature
 */
export async function openSigning(
  deps: Pick<SigningDeps, 'store' | 'catalogue' | 'vault' | 'rules'>,
  { sitting, submissionId, formCode, field }: SigningPlace,
  now: Date,
): Promise<OpenSigning | SigningRefused | undefined> {
  const submission = await deps.store.submissions.find(submissionId);
  if (submission?.sitting !== sitting || submission.formCode !== formCode) return undefined;
  if (isLocked(submission)) return { result: 'paidDataLocked', keys: ['paidDataLocked'] };
  const form = await deps.catalogue.byHash(submission.definitionHash);
  if (!form) return { result: 'formChanged', keys: ['formChanged'] };
  const data = openOwnAnswers(deps.vault, submission);
  const { signatures } = deps.rules.behaviour(form, data, now.toISOString());
  const request = signatures.find(({ id, disabled }) => id === field && !disabled);
  return request && { submission, form, data, request };
}
