import type { PaymentAttempt } from '../../ports/PaymentAttempt.ts';
import type { Submission } from '../../ports/Submission.ts';
import { getSealed } from '../files/sealedFiles.ts';
import { eChequeFee } from '../payment/eChequeFee.ts';
import { otherPayments } from '../payment/otherPayments.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import type { SubmitResult } from '../Services.ts';
import { signaturesLeft } from '../signing/signaturesLeft.ts';
import { signedDocument, signedHash } from '../signing/signedDocument.ts';
import type { Acknowledgement } from './Acknowledgement.ts';

/**
 * Tells what became of a submission: the idempotent read behind the submit call. It changes
 * nothing, and two calls get the same answer.
 *
 * @returns `ok` once it is handed in; `processing` while money may be moving
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

/** The acknowledgement document, once it is rendered; of a form on paper the signed document first. */
async function filledForm(
  deps: ServiceDeps,
  { id, status }: Submission,
): Promise<Uint8Array | undefined> {
  const signed = status === 'OFFLINE_COMPLETED' ? await signedDocument(deps, id) : undefined;
  if (signed) return signed;
  const records = await deps.store.files.ofSubmission(id);
  // The last one names the refunds that became due after the first was made.
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
