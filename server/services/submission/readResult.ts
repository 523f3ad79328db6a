import type { PaymentAttempt } from '../../ports/store/PaymentAttempt.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { Acknowledgement } from '../contract/Acknowledgement.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import type { SubmitResult } from '../contract/SubmissionServices.ts';
import { eChequeFee } from '../fees/eChequeFee.ts';
import { getSealed } from '../files/sealedFiles.ts';
import { signaturesLeft } from '../signatures/signaturesLeft.ts';
import { signedDocument, signedHash } from '../signatures/signedDocument.ts';
import { otherPayments } from '../transitions/otherPayments.ts';

/**
 * Returns the result of a submission: the idempotent read of the submit call. It changes nothing.
 *
 * @returns `ok` once the form is submitted or completed; `processing` while a payment may be
 *   pending
 * @see reliability section 3.1, rule 3
 */
export async function readResult(deps: ServiceDeps, submission: Submission): Promise<SubmitResult> {
  const { id: submissionId, amountCents } = submission;
  switch (submission.status) {
    case 'SUBMITTED':
    case 'ACKNOWLEDGED':
    case 'OFFLINE_COMPLETED':
      return { result: 'ok', ...(await acknowledgementOf(deps, submission)) };
    case 'PAYING':
    case 'PAID':
      return { result: 'processing', submissionId, amountCents };
    case 'PAID_NEEDS_ACTION': {
      const transactionId = await unfitPayment(deps, submissionId);
      return { result: 'paymentNeedsAction', submissionId, amountCents, ...transactionId };
    }
    case 'QUOTED':
      return { result: 'paymentRequired', submissionId, amountCents };
    case 'ABANDONED':
      return { result: 'formChanged' };
  }
}

async function acknowledgementOf(
  deps: ServiceDeps,
  submission: Submission,
): Promise<Acknowledgement> {
  const { id, referenceNumber, submittedAt, amountCents, dataHash, paidAttemptId } = submission;
  if (referenceNumber === undefined || submittedAt === undefined) {
    throw new Error(`Cannot acknowledge submission ${id}: it has no reference number`);
  }
  const paid = paidAttemptId ? await deps.store.attempts.find(paidAttemptId) : undefined;
  const others = paid ? await otherPayments(deps.store, id, paid.id) : [];
  const eCheque = paid ? undefined : await eChequeFee(deps, submission);
  const pdf = await filledForm(deps, submission);
  const left = await signaturesLeft(deps, submission);
  const signedFormHash = await signedHash(deps, id);
  return {
    submissionId: id,
    referenceNumber,
    submittedAt,
    amountCents,
    dataHash,
    ...(paid && paymentOf(paid)),
    ...(others.length > 0 && { otherPayments: others }),
    ...(eCheque && { method: 'echq', amountCents: eCheque.totalCents }),
    ...(pdf && { pdf }),
    ...(left.signed.length > 0 && { signed: left.signed, signedFormHash }),
    ...(left.toSign.length > 0 && { toSign: left.toSign }),
  };
}

function paymentOf({ id, method }: PaymentAttempt): Partial<Acknowledgement> {
  return { transactionId: id, ...(method && { method }) };
}

/**
 * Reads the acknowledgement document, if rendered. For a form completed on paper, prefers the
 * signed document.
 */
async function filledForm(
  deps: ServiceDeps,
  { id, status }: Submission,
): Promise<Uint8Array | undefined> {
  const signed = status === 'OFFLINE_COMPLETED' ? await signedDocument(deps, id) : undefined;
  if (signed) return signed;
  const records = await deps.store.files.ofSubmission(id);
  // The last document names the refunds that became due after the first document was created.
  const record = records.findLast(({ kind }) => kind === 'acknowledgement');
  return record && getSealed(deps, record.key);
}

async function unfitPayment(
  { store }: ServiceDeps,
  submissionId: string,
): Promise<{ readonly transactionId?: string }> {
  const attempts = await store.attempts.ofSubmission(submissionId);
  const unfit = attempts.find(({ disposition }) => disposition === 'NEEDS_ACTION');
  return unfit ? { transactionId: unfit.id } : {};
}
