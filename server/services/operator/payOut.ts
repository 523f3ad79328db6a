import type { PaymentAttempt } from '../../ports/store/PaymentAttempt.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import type { Vault } from '../../ports/system/Vault.ts';
import { openAckWish, sealAckAddress } from '../answers/answers.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { takenText } from '../fees/paymentMismatches.ts';
import { refundDoneKey } from '../outbox/refundDoneKey.ts';
import { SUBMISSION_STEPS } from '../transitions/transitions.ts';
import { actEvent } from './actEvent.ts';
import { findPayment, unknownPayment } from './findPayment.ts';
import { done, type OperatorAnswer, refused } from './OperatorAnswer.ts';
import type { Act } from './readAct.ts';

/**
 * Marks money that was set aside as paid out. A submission that waited for a decision ends with its
 * last money: it becomes `ABANDONED`, and its answers are removed at once. A later approval still
 * brings it back to the operator. When the applicant gave an address, a mail is queued; an ended
 * submission retains the address until the mail was sent.
 *
 * @returns refused when the money was used, or no money was set aside; done, without a new history
 *   event, when the money was paid out before
 */
export async function payOut(
  { store, clock, vault }: Pick<ServiceDeps, 'store' | 'clock' | 'vault'>,
  act: Act,
): Promise<OperatorAnswer> {
  const found = await findPayment(store, act.target);
  if (!found) return refused(unknownPayment(act.target));
  if (!found.attempt) {
    return refused(`${act.target} is a submission: name its payment, which "show" lists`);
  }
  const { id, submissionId } = found.attempt;
  return store.transact(async (records) => {
    const submission = await records.submissions.lock(submissionId);
    const attempt = submission && (await records.attempts.find(id));
    if (!attempt) return refused(unknownPayment(id));
    const answer = answerWithout(attempt);
    if (answer) return answer;
    const at = clock.now();
    if (!(await records.operator.payOut(id, { dealtAt: at, dealtBy: act.by }))) {
      throw new Error(`Cannot mark ${id} as paid out: it changed meanwhile`);
    }
    const detail = { amountCents: attempt.approvedCents ?? attempt.amountCents };
    await records.events.append(
      actEvent('refundDone', { submissionId, attemptId: id, at }, act, detail),
    );
    await queueMessages(records, submission, id, at);
    const isOver = await endWithoutMoney(vault, records, submission, at);
    const end = isOver ? [`Submission ${submissionId} has no money left: it has ended.`] : [];
    return done([`Paid out: ${takenText(attempt)} of payment ${id}.`, ...end]);
  });
}

/**
 * Returns the reply when the payment cannot be marked as paid out, or already is; otherwise
 * `undefined`.
 */
function answerWithout(attempt: PaymentAttempt): OperatorAnswer | undefined {
  const { id, status, disposition, dealtAt, dealtBy } = attempt;
  if (status !== 'APPROVED') {
    return refused(`Cannot pay ${id} out: none of its money was approved (${status})`);
  }
  if (disposition === 'APPLIED') {
    return refused(`Cannot pay ${id} out: submission ${attempt.submissionId} is paid with it`);
  }
  if (!dealtAt) return undefined;
  return done([`Done already: ${id} was paid out at ${dealtAt.toISOString()} by ${dealtBy}.`]);
}

/**
 * Ends a submission without money. @returns whether the submission ended: it waited for a decision,
 * and has no money left
 */
async function endWithoutMoney(
  vault: Vault,
  records: StoreRecords,
  submission: Submission,
  at: Date,
): Promise<boolean> {
  const { id, status } = submission;
  if (status !== 'PAID_NEEDS_ACTION') return false;
  const attempts = await records.attempts.ofSubmission(id);
  if (attempts.some(({ disposition, dealtAt }) => disposition && !dealtAt)) return false;
  const { from, to } = SUBMISSION_STEPS.refunded;
  await records.submissions.move(id, from, to, at);
  const address = addressOf(vault, submission);
  if (address !== undefined) {
    await records.retention.keepAddress(id, sealAckAddress(vault, id, address), at);
    return true;
  }
  await records.retention.forgetAnswers(id, at);
  await records.events.append({ submissionId: id, at, kind: 'retention.forgotten', detail: {} });
  return true;
}

/**
 * Reads the address. A sealed request whose key is missing must not block the operator's command.
 */
function addressOf(vault: Vault, submission: Submission): string | undefined {
  try {
    const { ackEmail } = openAckWish(vault, submission);
    return typeof ackEmail === 'string' ? ackEmail : undefined;
  } catch {
    return undefined;
  }
}

/** Queues the mail, and for a submitted form its document, which names the refund. */
async function queueMessages(
  { outbox }: StoreRecords,
  { id: submissionId, sealedAck, sealedData, referenceNumber }: Submission,
  attemptId: string,
  dueAt: Date,
): Promise<void> {
  const message = { submissionId, payload: { attemptId }, dueAt };
  const key = refundDoneKey(attemptId);
  if (sealedAck) await outbox.add({ ...message, key, topic: 'refundDone' });
  if (referenceNumber !== undefined && sealedData) {
    await outbox.add({ ...message, key: `ackPdf:${key}`, topic: 'ackPdf' });
  }
}
