import type { OutboxMessage } from '../../ports/store/Outbox.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { OutboxDeps } from '../contract/OutboxDeps.ts';
import type { TaskOutcome } from '../contract/OutboxTask.ts';
import { openMail } from './sealedQuestions.ts';
import { supplementMailText } from './supplementMailText.ts';

/**
 * Mails the link of a request, in the language of the submission. A repeated mail has the same
 * Message-ID.
 *
 * @returns a function that removes the address and the link; the link's hash remains
 * @throws {MailError} when the mail system did not accept the mail
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
