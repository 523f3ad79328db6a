import type { Submission, SubmissionStatus } from '../../ports/store/Submission.ts';
import { openOwnAnswers } from '../answers/answers.ts';
import type { HandedSignature, HandOver } from '../contract/HandOver.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import type { SignedForm } from '../contract/SubmissionServices.ts';
import { getSealed } from '../files/sealedFiles.ts';
import { sealHandOver } from './handOverSeal.ts';

/**
 * Reads the signed document of a submission of the sitting, before and after its completion. While
 * another person may still sign the document, the result includes the proof for a saved file.
 *
 * @returns `undefined` when the sitting has no such submission, or nothing is signed
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

/**
 * Returns the document after each signature, oldest first; `undefined` after retention has removed
 * a document.
 */
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

/**
 * Statuses in which another person may still sign the document. A submitted form is not one of
 * them.
 */
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
