import type { OutboxMessage, OutboxTopic } from '../../ports/store/Outbox.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { FileRecord } from '../../ports/store/SubmissionStore.ts';
import { openOwnAnswers } from '../answers/answers.ts';
import type { OutboxDeps } from '../contract/OutboxDeps.ts';
import type { OutboxTask, TaskOutcome } from '../contract/OutboxTask.ts';
import { acknowledgementDocument } from '../documents/acknowledgementDocument.ts';
import { putSealed, sha256Of } from '../files/sealedFiles.ts';
import { signaturesLeft } from '../signatures/signaturesLeft.ts';
import { sendSupplementMail } from '../supplement/sendSupplementMail.ts';
import { pushExport } from './pushExport.ts';
import { sendAcknowledgement } from './sendAcknowledgement.ts';
import { sendRefundDone } from './sendRefundDone.ts';
import { sendRefundNotice } from './sendRefundNotice.ts';

/**
 * Carries out the task of one message.
 *
 * @returns a function that writes the outcome
 * @throws {Error} when the task must be retried
 */
export async function runTask(deps: OutboxDeps, message: OutboxMessage): Promise<TaskOutcome> {
  if (message.topic === 'operatorAlert') return alertOperator(deps, message);
  const submission = await deps.store.submissions.find(message.submissionId);
  if (!submission) throw new Error(`Cannot do ${message.key}: the submission was removed`);
  return TASKS[message.topic](deps, submission, message);
}

const TASKS: Readonly<Record<Exclude<OutboxTopic, 'operatorAlert'>, OutboxTask>> = {
  ackPdf: async (deps, submission) => (await acknowledgementDocument(deps, submission)).record,
  ackMail: sendAcknowledgement,
  export: exportSubmission,
  exportPush: pushExport,
  refundDone: sendRefundDone,
  refundNotice: sendRefundNotice,
  supplementMail: sendSupplementMail,
};

/** Alerts an operator. An alert may be about money without a submission. */
async function alertOperator(
  { alerts }: OutboxDeps,
  { payload, key, submissionId }: OutboxMessage,
): Promise<TaskOutcome> {
  const { reason = 'unknown', attemptId = key } = payload;
  await alerts.raise({ reason, submissionId, about: attemptId });
  return async () => {};
}

/**
 * Stores the sealed export of a submission for the Registry's own systems. With a receiver, also
 * queues its delivery.
 */
async function exportSubmission(deps: OutboxDeps, submission: Submission): Promise<TaskOutcome> {
  const { id, referenceNumber, formCode, definitionHash, submittedAt, dataHash } = submission;
  const attempt = submission.paidAttemptId
    ? await deps.store.attempts.find(submission.paidAttemptId)
    : undefined;
  const formData = openOwnAnswers(deps.vault, submission);
  const form = await deps.catalogue.byHash(definitionHash);
  const now = (submittedAt ?? deps.clock.now()).toISOString();
  const { signed, toSign } = await signaturesLeft(deps, submission);
  const texts = form?.texts[submission.language] ?? {};
  const content = {
    referenceNumber,
    formCode,
    definitionHash,
    dataHash,
    submittedAt: submittedAt?.toISOString(),
    amountCents: submission.amountCents,
    ...(attempt && { transactionId: attempt.id, paymentMethod: attempt.method }),
    // Each missing signature has its id and, for people, its label in the applicant's language.
    signed,
    toSign: toSign.map((id) => ({ id, label: texts[`$signatures.${id}.label`] ?? id })),
    formData,
    // Definitions are never removed. Without its definition, an export would lack only the
    // Registry's format of the answers.
    ...(form && { registryData: deps.rules.exported(form, formData, now) }),
  };
  const key = `exports/${id.toLowerCase()}`;
  const bytes = Buffer.from(JSON.stringify(content));
  await putSealed(deps, key, bytes);
  const record: FileRecord = {
    key,
    submissionId: id,
    kind: 'export',
    sha256: sha256Of(bytes),
    size: bytes.length,
    type: 'application/json',
  };
  return async (records) => {
    const at = deps.clock.now();
    await records.files.add(record, at);
    if (!deps.receiver) return;
    const message = { key: `exportPush:${id}`, topic: 'exportPush', submissionId: id } as const;
    await records.outbox.add({ ...message, payload: {}, dueAt: at });
  };
}
