import type { EnclosedFile } from '../../ports/documents/PdfEnvelope.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { FileRecord, StoreRecords } from '../../ports/store/SubmissionStore.ts';
import type { OtherPayment } from '../contract/OtherPayment.ts';
import type { OutboxDeps } from '../contract/OutboxDeps.ts';
import { eChequeFee } from '../fees/eChequeFee.ts';
import { getSealed, keepSealed, sha256Of } from '../files/sealedFiles.ts';
import { signaturesLeft } from '../signatures/signaturesLeft.ts';
import { signedDocument } from '../signatures/signedDocument.ts';
import { refundsOf } from '../transitions/otherPayments.ts';
import { type AcknowledgementFacts, acknowledgementFile } from './acknowledgementContent.ts';
import { acknowledgementFacts } from './acknowledgementFacts.ts';
import { formDocument } from './formDocument.ts';

/** An acknowledgement document, and the function that writes its record after it is stored. */
export interface AcknowledgementDocument {
  readonly pdf: Uint8Array;
  /**
   * Writes the record of the document; must be called in the transaction that finishes the work.
   */
  readonly record: (records: StoreRecords) => Promise<void>;
}

/**
 * Renders and stores the acknowledgement of a submission, or returns the stored one. The document
 * embeds the answers as data, and the signed form with its bytes unchanged. The portal signs the
 * document once; later calls return the stored document. A refund that became due or was paid out
 * later causes a new document, which names the refund.
 *
 * @throws {PdfError} when the document cannot be rendered now
 * @throws {SigningError | TimeStampError} when the portal cannot sign it now
 */
export async function acknowledgementDocument(
  deps: OutboxDeps,
  submission: Submission,
): Promise<AcknowledgementDocument> {
  const key = keyOf(submission, await refundsOf(deps.store, submission));
  const kept = await getSealed(deps, key);
  const pdf = kept ?? (await keepSealed(deps, key, await render(deps, submission)));
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

/**
 * Locks the acknowledgement with a password. The locked PDF shows the same pages. It embeds the
 * signed form and the signed acknowledgement unchanged, because encryption breaks a signature.
 */
export async function lockedAcknowledgement(
  deps: OutboxDeps,
  submission: Submission,
  password: string,
): Promise<Uint8Array> {
  const { pdf } = await acknowledgementDocument(deps, submission);
  if (!deps.seal) return deps.envelope.enclose({ cover: pdf, files: [], password });
  const facts = await acknowledgementFacts(deps, submission);
  const cover = await renderPages(deps, facts);
  const signed = await signedForm(deps, facts);
  const acknowledgement = {
    name: `${facts.submission.referenceNumber}-acknowledgement.pdf`,
    type: 'application/pdf',
    content: pdf,
    description: 'Signed acknowledgement',
  };
  return deps.envelope.enclose({ cover, files: [...signed, acknowledgement], password });
}

function keyOf(submission: Submission, refunds: readonly OtherPayment[]): string {
  const paidOut = refunds.filter(({ state }) => state === 'refunded').length;
  const suffix =
    (refunds.length > 0 ? `-refunds-${refunds.length}` : '') +
    (paidOut > 0 ? `-paid-${paidOut}` : '');
  return `acknowledgements/${submission.id.toLowerCase()}${suffix}`;
}

async function render(deps: OutboxDeps, submission: Submission): Promise<Uint8Array> {
  const facts = await acknowledgementFacts(deps, submission);
  const cover = await renderPages(deps, facts);
  const files = [acknowledgementFile(facts), ...(await signedForm(deps, facts))];
  const pdf = await deps.envelope.enclose({ cover, files });
  return deps.seal ? deps.seal.seal(pdf) : pdf;
}

async function signedForm(
  deps: OutboxDeps,
  { submission }: AcknowledgementFacts,
): Promise<readonly EnclosedFile[]> {
  const content = await signedDocument(deps, submission.id);
  if (!content) return [];
  const name = `${submission.referenceNumber}-signed.pdf`;
  return [{ name, type: 'application/pdf', content, description: 'Signed form' }];
}

async function renderPages(deps: OutboxDeps, facts: AcknowledgementFacts): Promise<Uint8Array> {
  const { form, submission, answers, attempt, refunds, signers, signedFormHash } = facts;
  const { referenceNumber, submittedAt, dataHash, definitionHash } = submission;
  const eCheque = attempt ? undefined : await eChequeFee(deps, submission);
  const { toSign } = await signaturesLeft(deps, submission);
  const document = formDocument({
    form,
    toSign,
    data: answers,
    language: submission.language,
    fee: eCheque ?? { lines: submission.feeLines, totalCents: submission.amountCents },
    createdAt: submittedAt,
    standing: {
      kind: 'submitted',
      referenceNumber,
      submittedAt,
      dataHash,
      definitionHash,
      signedBy: signers.map(({ name, signedAt }) => ({ name, signedAt })),
      signedFormHash,
      ...(attempt && { transactionId: attempt.id }),
      ...(refunds.length > 0 && { refunds }),
      ...(attempt?.method && { paymentMethod: attempt.method }),
      ...(eCheque && { isByECheque: true }),
    },
  });
  return deps.pdf.render(document);
}
