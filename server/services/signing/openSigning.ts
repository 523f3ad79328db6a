import type { FormData, SignatureRequest } from '#engine';
import type { CatalogueForm } from '../../ports/FormCatalogue.ts';
import type { Submission } from '../../ports/Submission.ts';
import { openOwnAnswers } from '../submission/answers.ts';
import { isLocked } from '../submission/isFree.ts';
import type { SigningDeps } from './SigningDeps.ts';
import type { SigningRefused } from './SigningServices.ts';

/** Which signature of which submission is meant, and by whom. */
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
 * Finds what is to be signed.
 *
 * @returns `undefined` when the sitting has no such submission or the form no such signature
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
  const { signatures } = deps.rules.conduct(form, data, now.toISOString());
  const request = signatures.find(({ id, disabled }) => id === field && !disabled);
  return request && { submission, form, data, request };
}
