import type { OutboxMessage } from '../../ports/store/Outbox.ts';
import type { PaymentAttempt } from '../../ports/store/PaymentAttempt.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import { openAckWish } from '../answers/answers.ts';
import type { OutboxDeps } from '../contract/OutboxDeps.ts';
import type { TaskOutcome } from '../contract/OutboxTask.ts';
import { takenText } from '../fees/paymentMismatches.ts';
import { refundDoneKey } from './refundDoneKey.ts';
import { refundDoneText } from './refundDoneText.ts';

/**
 * Mails an applicant that a refund was paid. A repeated mail has the same Message-ID.
 *
 * @returns a function that records the mail; after the last mail of an ended submission, it also
 *   removes the address
 * @throws {MailError} when the mail system did not accept the mail
 */
export async function sendRefundDone(
  deps: OutboxDeps,
  submission: Submission,
  { payload, key }: OutboxMessage,
): Promise<TaskOutcome> {
  const { id, language, status, referenceNumber } = submission;
  const { ackEmail } = openAckWish(deps.vault, submission);
  const { attemptId } = payload;
  const attempt = attemptId ? await deps.store.attempts.find(attemptId) : undefined;
  if (typeof ackEmail !== 'string' || !attempt?.dealtAt) return async () => {};
  const { subject, text } = refundDoneText({
    language,
    referenceNumber,
    amount: takenText(attempt),
    transactionId: attempt.id,
    paidBackAt: attempt.dealtAt,
    hasEnded: status === 'ABANDONED',
  });
  const messageId = `${key.replaceAll(/[^A-Za-z0-9]/g, '.')}@landform`;
  await deps.mailer.send({ messageId, to: ackEmail, subject, text, attachments: [] });
  return async (records) => {
    const at = deps.clock.now();
    await records.events.append({
      submissionId: id,
      attemptId: attempt.id,
      at,
      kind: 'refund.doneMailed',
      detail: {},
    });
    await forgetAddress(records, attempt, at);
  };
}

/** Removes the address of an ended submission, which was retained for its mails only. */
async function forgetAddress(
  records: StoreRecords,
  { id, submissionId }: PaymentAttempt,
  at: Date,
): Promise<void> {
  // The lock orders two mails that finish at the same moment, so that the second sees the first as
  // done.
  const submission = await records.submissions.lock(submissionId);
  if (submission?.status !== 'ABANDONED') return;
  for (const other of await records.attempts.ofSubmission(submissionId)) {
    if (other.id === id) continue;
    const mail = await records.outbox.find(refundDoneKey(other.id));
    if (mail && !mail.doneAt && !mail.deadAt) return;
  }
  await records.retention.forgetAnswers(submissionId, at);
  await records.events.append({ submissionId, at, kind: 'retention.forgotten', detail: {} });
}
