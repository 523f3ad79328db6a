import type { OutboxMessage } from '../../ports/store/Outbox.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import { openAckWish } from '../answers/answers.ts';
import type { OutboxDeps } from '../contract/OutboxDeps.ts';
import type { TaskOutcome } from '../contract/OutboxTask.ts';
import { refundNoticeText } from './refundNoticeText.ts';

/**
 * Mails an applicant that a second payment arrived and will be refunded. Sends nothing without an
 * address; the operator is alerted in any case. Sends nothing when the money was paid out
 * meanwhile, because another mail reports that.
 *
 * @throws {MailError} when the mail system did not accept the mail
 */
export async function sendRefundNotice(
  deps: OutboxDeps,
  submission: Submission,
  { payload, key }: OutboxMessage,
): Promise<TaskOutcome> {
  const { ackEmail } = openAckWish(deps.vault, submission);
  const { attemptId } = payload;
  const attempt = attemptId ? await deps.store.attempts.find(attemptId) : undefined;
  if (typeof ackEmail !== 'string' || !attempt || attempt.dealtAt) return async () => {};
  const { subject, text } = refundNoticeText({
    language: submission.language,
    referenceNumber: submission.referenceNumber ?? '',
    amountCents: attempt.approvedCents ?? attempt.amountCents,
    transactionId: attempt.id,
  });
  const messageId = `${key.replaceAll(/[^A-Za-z0-9]/g, '.')}@landform`;
  await deps.mailer.send({ messageId, to: ackEmail, subject, text, attachments: [] });
  return async (records) =>
    records.events.append({
      submissionId: submission.id,
      attemptId: attempt.id,
      at: deps.clock.now(),
      kind: 'refund.mailed',
      detail: {},
    });
}
