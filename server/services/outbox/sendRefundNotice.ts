import type { OutboxMessage } from '../../ports/Outbox.ts';
import type { Submission } from '../../ports/Submission.ts';
import { openAckWish } from '../submission/answers.ts';
import type { OutboxDeps } from './OutboxDeps.ts';
import type { TaskOutcome } from './outboxTasks.ts';
import { refundNoticeText } from './refundNoticeText.ts';

/**
 * Tells an applicant that money came twice and will be given back. Where no address is known, the
 * operator's alert has to do. Where the money was paid out meanwhile, the mail about that says it all.
 *
 * @throws {MailError} when the mail system did not take it
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
