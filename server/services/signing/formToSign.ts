import { openOwnAnswers } from '../answers/answers.ts';
import type { SignedForm } from '../contract/SubmissionServices.ts';
import { signedDocument } from '../signatures/signedDocument.ts';
import { unsignedDocument } from './documentToSign.ts';
import type { SigningDeps } from './SigningDeps.ts';

/**
 * Reads the document to which the next signature of a submission is added. The applicant reviews
 * the same bytes that are signed.
 *
 * @returns `undefined` when the sitting has no such submission, or the form has no electronic
 *   signature
 * @see reliability I9
 */
export async function formToSign(
  deps: SigningDeps,
  submissionId: string,
  sitting: string,
): Promise<SignedForm | undefined> {
  const submission = await deps.store.submissions.find(submissionId);
  if (submission?.sitting !== sitting || !submission.sealedData) return undefined;
  const form = await deps.catalogue.byHash(submission.definitionHash);
  if (!form) return undefined;
  const data = openOwnAnswers(deps.vault, submission);
  const { signatures } = deps.rules.behaviour(form, data, deps.clock.now().toISOString());
  if (signatures.every(({ disabled }) => disabled)) return undefined;
  const signed = await signedDocument(deps, submissionId);
  return { pdf: signed ?? (await unsignedDocument(deps, { submission, form, data })) };
}
