import type { SignedForm } from '../Services.ts';
import { openOwnAnswers } from '../submission/answers.ts';
import { unsignedDocument } from './documentToSign.ts';
import type { SigningDeps } from './SigningDeps.ts';
import { signedDocument } from './signedDocument.ts';

/**
 * Reads the document of a submission that its next signature is added to: the bytes that the applicant
 * reviews are those that are signed.
 *
 * @returns `undefined` when the sitting has no such submission, or its form asks for no signature
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
  const { signatures } = deps.rules.conduct(form, data, deps.clock.now().toISOString());
  if (signatures.every(({ disabled }) => disabled)) return undefined;
  const signed = await signedDocument(deps, submissionId);
  return { pdf: signed ?? (await unsignedDocument(deps, { submission, form, data })) };
}
