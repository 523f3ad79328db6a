import type { SignatureRecord } from '../../ports/store/Signature.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { FileRecord } from '../../ports/store/SubmissionStore.ts';
import { openAnswers } from '../answers/answers.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { isReference } from '../supplement/readSupplementWish.ts';
import { done, type OperatorAnswer, refused } from './OperatorAnswer.ts';
import { attemptLines, historyLines, submissionLines } from './recordLines.ts';

/** An order about the record of one submission. */
export interface SubmissionOrder {
  readonly order: 'submission:show';
  readonly reference?: unknown;
  readonly withAnswers?: unknown;
}

type Deps = Pick<ServiceDeps, 'store' | 'clock' | 'vault'>;

/**
 * Shows staff the record of a submission: status, definition, export mark, payments, signatures,
 * hashes of the files, and history. Shows answers only on request, and records that in the history.
 */
export async function showSubmission(
  { store, clock, vault }: Deps,
  { reference, withAnswers }: SubmissionOrder,
): Promise<OperatorAnswer> {
  if (!isReference(reference)) return refused('REFERENCE: letters, digits and hyphens');
  const known = await store.references.find(reference);
  const submission = known && (await store.submissions.find(known.submissionId));
  if (!submission) return refused(`No submission has the reference number ${reference}`);
  const { id, sealedData } = submission;
  if (withAnswers === true && !sealedData)
    return refused(`The answers of ${reference} were removed`);
  if (withAnswers === true) {
    const at = clock.now();
    await store.events.append({
      submissionId: id,
      at,
      kind: 'submission.answersShown',
      detail: {},
    });
  }
  const [attempts, signatures, files, events] = await Promise.all([
    store.attempts.ofSubmission(id),
    store.signatures.ofSubmission(id),
    store.files.ofSubmission(id),
    store.events.ofSubmission(id),
  ]);
  return done([
    ...submissionLines(submission),
    ...originLines(submission),
    ...attempts.flatMap(attemptLines),
    ...signatures.map(signatureLine),
    ...files.map(fileLine),
    ...historyLines(events),
    ...(withAnswers === true
      ? ['Answers:', ...JSON.stringify(openAnswers(vault, submission), undefined, 2).split('\n')]
      : []),
  ]);
}

function originLines(submission: Submission): readonly string[] {
  const { definitionHash, language, takenAt, takenBy, takenSha256 } = submission;
  return [
    `  definition ${definitionHash}, in ${language}`,
    takenAt
      ? `  taken ${takenAt.toISOString()} by run ${takenBy}, checksums ${takenSha256}`
      : '  not taken',
  ];
}

function signatureLine({ field, status, signedAt, documentHash }: SignatureRecord): string {
  return `Signature ${field}: ${status} ${signedAt.toISOString()}, document ${documentHash}`;
}

function fileLine({ kind, type, size, sha256 }: FileRecord): string {
  return `File ${kind}: ${type}, ${size} bytes, SHA-256 ${sha256}`;
}
