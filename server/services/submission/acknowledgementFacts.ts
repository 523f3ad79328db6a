import type { Submission } from '../../ports/Submission.ts';
import type { OutboxDeps } from '../outbox/OutboxDeps.ts';
import { refundsOf } from '../payment/otherPayments.ts';
import { signerOf } from '../signing/sealedSigner.ts';
import type { AcknowledgementFacts } from './acknowledgementContent.ts';
import { openOwnAnswers } from './answers.ts';

/**
 * Reads what an acknowledgement says about a submission.
 *
 * @throws {Error} when it is not handed in, or its form or answers are gone
 */
export async function acknowledgementFacts(
  { store, vault, catalogue }: Pick<OutboxDeps, 'store' | 'vault' | 'catalogue'>,
  submission: Submission,
): Promise<AcknowledgementFacts> {
  const { id, referenceNumber, submittedAt, paidAttemptId, definitionHash } = submission;
  const form = await catalogue.byHash(definitionHash);
  if (!form || referenceNumber === undefined || submittedAt === undefined) {
    throw new Error(`Cannot render submission ${id}: it is not handed in, or its form is gone`);
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
