import type { PaymentAttempt } from '../ports/PaymentAttempt.ts';
import type { Submission } from '../ports/Submission.ts';
import type { Acknowledgement } from './Acknowledgement.ts';
import { eChequeFee } from './eChequeFee.ts';
import type { ServiceDeps } from './ServiceDeps.ts';
import type { SubmitResult } from './Services.ts';
import { getSealed } from './sealedFiles.ts';

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
  const eCheque = paid ? undefined : await eChequeFee(deps, submission);
  const pdf = await filledForm(deps, id);
  return {
    submissionId: id,
    referenceNumber,
    submittedAt,
    amountCents,
    dataHash,
    ...(paid && paymentOf(paid)),
    ...(eCheque && { method: 'echq', amountCents: eCheque.totalCents }),
    ...(pdf && { pdf }),
  };
}

function paymentOf({ id, method }: PaymentAttempt): Partial<Acknowledgement> {
  return { transactionId: id, ...(method && { method }) };
}

/** The acknowledgement document, once the worker has rendered it. */
async function filledForm(
  deps: ServiceDeps,
  submissionId: string,
): Promise<Uint8Array | undefined> {
  const records = await deps.store.files.ofSubmission(submissionId);
  const record = records.find(({ kind }) => kind === 'acknowledgement');
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
