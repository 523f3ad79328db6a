import type { Submission, SubmissionStatus } from '../../ports/Submission.ts';
import { getSealed } from '../files/sealedFiles.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import type { SignedForm } from '../Services.ts';
import { openOwnAnswers } from '../submission/answers.ts';
import { type HandedSignature, type HandOver, sealHandOver } from './HandOver.ts';

/**
 * Reads the signed document of a submission of the sitting, before and after it is completed. As long
 * as it may be handed on, the proof comes along that the next signer's portal asks for.
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
  const revisions = await revisionsOf(deps, submission);
  const last = revisions?.at(-1);
  if (!revisions || !last) return undefined;
  const handOver = handOverOf(
    deps,
    submission,
    revisions.map(({ signature }) => signature),
  );
  return { pdf: last.pdf, ...(handOver && { handOver }) };
}

interface Revision {
  readonly signature: HandedSignature;
  readonly pdf: Uint8Array;
}

/** The document after each signature, oldest first; `undefined` once retention has removed one. */
async function revisionsOf(
  deps: ServiceDeps,
  { id, dataHash }: Submission,
): Promise<readonly Revision[] | undefined> {
  const records = (await deps.store.signatures.ofSubmission(id)).filter(
    (record) => record.status === 'SIGNED' && record.dataHash === dataHash,
  );
  const revisions: Revision[] = [];
  for (const { field, fileKey, signedAt, documentHash: sha256 } of records) {
    const pdf = await getSealed(deps, fileKey);
    if (!pdf) return undefined;
    const signature = { field, signedAt: signedAt.toISOString(), length: pdf.length, sha256 };
    revisions.push({ signature, pdf });
  }
  return revisions;
}

/** A form that was submitted is with the Registry: nobody else signs this document. */
const HANDED_ON: readonly SubmissionStatus[] = ['QUOTED', 'PAYING', 'OFFLINE_COMPLETED'];

function handOverOf(
  { hash, vault }: ServiceDeps,
  submission: Submission,
  signatures: readonly HandedSignature[],
): HandOver | undefined {
  const { formCode, definitionHash, status, sealedData } = submission;
  if (!HANDED_ON.includes(status) || !sealedData) return undefined;
  const answers = openOwnAnswers(vault, submission);
  const seal = sealHandOver(hash, { formCode, definitionHash, answers, signatures });
  return { seal, definitionHash, signatures };
}
