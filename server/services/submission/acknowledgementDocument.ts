import type { Submission } from '../../ports/Submission.ts';
import type { FileRecord, StoreRecords } from '../../ports/SubmissionStore.ts';
import { getSealed, putSealed, sha256Of } from '../files/sealedFiles.ts';
import type { OutboxDeps } from '../outbox/OutboxDeps.ts';
import { eChequeFee } from '../payment/eChequeFee.ts';
import { refundsOf } from '../payment/otherPayments.ts';
import { signerOf } from '../signing/sealedSigner.ts';
import { signaturesLeft } from '../signing/signaturesLeft.ts';
import { signedDocument } from '../signing/signedDocument.ts';
import { openOwnAnswers } from './answers.ts';
import { formDocument } from './formDocument.ts';

/** The acknowledgement as a document, and what to write once it is kept. */
export interface AcknowledgementDocument {
  readonly pdf: Uint8Array;
  /** Writes its record; to be called in the transaction that finishes the work. */
  readonly record: (records: StoreRecords) => Promise<void>;
}

/**
 * Renders the acknowledgement of a handed-in submission and keeps it, or gets the one that is kept.
 * A signed document travels inside it, byte for byte. The same submission gives the same document;
 * a refund that became due or was paid out later makes another one, which names it.
 *
 * @throws {PdfError} when it cannot be rendered now
 */
export async function acknowledgementDocument(
  deps: OutboxDeps,
  submission: Submission,
): Promise<AcknowledgementDocument> {
  const refunds = await refundsOf(deps.store, submission);
  const paidOut = refunds.filter(({ state }) => state === 'refunded').length;
  const suffix =
    (refunds.length > 0 ? `-refunds-${refunds.length}` : '') +
    (paidOut > 0 ? `-paid-${paidOut}` : '');
  const key = `acknowledgements/${submission.id.toLowerCase()}${suffix}`;
  const known = (await deps.store.files.ofSubmission(submission.id)).find(
    (record) => record.key === key,
  );
  const kept = known && (await getSealed(deps, key));
  if (kept) return { pdf: kept, record: async () => {} };
  const pdf = await render(deps, submission);
  await putSealed(deps, key, pdf);
  const record: FileRecord = {
    key,
    submissionId: submission.id,
    kind: 'acknowledgement',
    sha256: sha256Of(pdf),
    size: pdf.length,
    type: 'application/pdf',
  };
  return { pdf, record: (records) => records.files.add(record, deps.clock.now()) };
}

async function render(deps: OutboxDeps, submission: Submission): Promise<Uint8Array> {
  const cover = await deps.pdf.render(await documentOf(deps, submission));
  const signed = await signedDocument(deps, submission.id);
  if (!signed) return cover;
  const file = {
    name: `${submission.referenceNumber}-signed.pdf`,
    type: 'application/pdf',
    content: signed,
    description: 'Signed form',
  };
  return deps.envelope.enclose({ cover, files: [file] });
}

async function documentOf(deps: OutboxDeps, submission: Submission) {
  const { store, vault, catalogue } = deps;
  const { id, referenceNumber, submittedAt, paidAttemptId, dataHash, definitionHash } = submission;
  const form = await catalogue.byHash(definitionHash);
  if (!form || referenceNumber === undefined || submittedAt === undefined) {
    throw new Error(`Cannot render submission ${id}: it is not handed in, or its form is gone`);
  }
  const attempt = paidAttemptId ? await store.attempts.find(paidAttemptId) : undefined;
  const refunds = await refundsOf(store, submission);
  const eCheque = attempt ? undefined : await eChequeFee(deps, submission);
  const signatures = (await store.signatures.ofSubmission(id)).filter(
    ({ status }) => status === 'SIGNED',
  );
  const { toSign } = await signaturesLeft(deps, submission);
  return formDocument({
    form,
    toSign,
    data: openOwnAnswers(vault, submission),
    language: submission.language,
    fee: eCheque ?? { lines: submission.feeLines, totalCents: submission.amountCents },
    createdAt: submittedAt,
    standing: {
      kind: 'submitted',
      referenceNumber,
      submittedAt,
      dataHash,
      definitionHash,
      signedBy: signatures.map((signature) => ({
        name: signerOf(vault, signature),
        signedAt: signature.signedAt,
      })),
      signedFormHash: signatures.at(-1)?.documentHash,
      ...(attempt && { transactionId: attempt.id }),
      ...(refunds.length > 0 && { refunds }),
      ...(attempt?.method && { paymentMethod: attempt.method }),
      ...(eCheque && { isByECheque: true }),
    },
  });
}
