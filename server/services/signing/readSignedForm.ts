import type { ServiceDeps } from '../ServiceDeps.ts';
import type { SignedForm } from '../Services.ts';
import { signedDocument } from './signedDocument.ts';

/**
 * Reads the signed document of a submission of the sitting, before and after it is completed.
 *
 * @returns `undefined` when the sitting has no such submission, or nothing on it is signed
 */
export async function readSignedForm(
  deps: ServiceDeps,
  submissionId: string,
  sitting: string,
): Promise<SignedForm | undefined> {
  const submission = await deps.store.submissions.find(submissionId);
  if (submission?.sitting !== sitting) return undefined;
  const pdf = await signedDocument(deps, submissionId);
  return pdf && { pdf };
}
