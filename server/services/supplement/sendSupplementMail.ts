import type { OutboxMessage } from '../../ports/Outbox.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { OutboxDeps } from '../outbox/OutboxDeps.ts';
import type { TaskOutcome } from '../outbox/outboxTasks.ts';
import { openMail } from './sealedQuestions.ts';
import { supplementMailText } from './supplementMailText.ts';

/**
 * Mails the link of a request, in the language of the submission. A second sending carries the same
 * Message-ID.
 *
 * @returns forgets address and link, of which only the hash is left
 * @throws {MailError} when the mail system did not take it
 */
export async function sendSupplementMail(
  deps: OutboxDeps,
  submission: Submission,
  { payload }: OutboxMessage,
): Promise<TaskOutcome> {
  const request = await deps.store.supplements.find(payload.requestId ?? '');
  const mail = request && openMail(deps.vault, request);
  if (!request || !mail) return async () => {};
  const { id, language, referenceNumber, expiresAt } = request;
  const form = await deps.catalogue.byHash(submission.definitionHash);
  const { subject, text } = supplementMailText({
    language,
    formTitle: form?.texts[language]['$form.title'] ?? request.formCode,
    referenceNumber,
    address: mail.address,
    expiresAt,
    hotline: deps.hotline(),
  });
  const messageId = `supplement.${id}@landform`;
  await deps.mailer.send({ messageId, to: mail.to, subject, text, attachments: [] });
  return async (records) => {
    await records.supplements.forgetMail(id);
    await records.events.append({
      submissionId: submission.id,
      at: deps.clock.now(),
      kind: 'supplement.mailed',
      detail: { requestId: id },
    });
  };
}
