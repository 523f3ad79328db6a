import type { Submission } from '../../ports/store/Submission.ts';
import { openOwnAnswers } from '../answers/answers.ts';
import type { OutboxDeps } from '../contract/OutboxDeps.ts';
import { signerOf } from '../signatures/sealedSigner.ts';
import { refundsOf } from '../transitions/otherPayments.ts';
import type { AcknowledgementFacts } from './acknowledgementContent.ts';

/**
 * Reads the facts of an acknowledgement.
 *
 * @throws {Error} when the submission is not submitted yet, or its form or answers were removed
 */
export async function acknowledgementFacts(
  { store, vault, catalogue }: Pick<OutboxDeps, 'store' | 'vault' | 'catalogue'>,
  submission: Submission,
): Promise<AcknowledgementFacts> {
  const { id, referenceNumber, submittedAt, paidAttemptId, definitionHash } = submission;
  const form = await catalogue.byHash(definitionHash);
  if (!form || referenceNumber === undefined || submittedAt === undefined) {
    throw new Error(
      `Cannot render submission ${id}: it is not submitted yet, or its form was removed`,
    );
  }
  const signatures = (await store.signatures.ofSubmission(id)).filter(
    ({ status }) => status === 'SIGNED',
  );
  return {
    form,
    submission: { ...submission, referenceNumber, submittedAt },
    answers: openOwnAnswers(vault, submission),
    attempt: paidAttemptId ? await store.attempts.find(paidAttemptId) : undefined,
    refunds: await refundsOf(store, submission),
    signers: signatures.map((signature) => ({
      field: signature.field,
      name: signerOf(vault, signature),
      signedAt: signature.signedAt,
    })),
    signedFormHash: signatures.at(-1)?.documentHash,
    files: await store.files.ofSubmission(id),
  };
}
