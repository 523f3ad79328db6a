import type { OutboxMessage, OutboxTopic } from '../../ports/Outbox.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { FileRecord, StoreRecords } from '../../ports/SubmissionStore.ts';
import { putSealed, sha256Of } from '../files/sealedFiles.ts';
import { signaturesLeft } from '../signing/signaturesLeft.ts';
import { acknowledgementDocument } from '../submission/acknowledgementDocument.ts';
import { openOwnAnswers } from '../submission/answers.ts';
import { sendSupplementMail } from '../supplement/sendSupplementMail.ts';
import type { OutboxDeps } from './OutboxDeps.ts';
import { pushExport } from './pushExport.ts';
import { sendAcknowledgement } from './sendAcknowledgement.ts';
import { sendRefundDone } from './sendRefundDone.ts';
import { sendRefundNotice } from './sendRefundNotice.ts';

/** Writes the outcome of a task, in the transaction that marks its message as done. */
export type TaskOutcome = (records: StoreRecords) => Promise<void>;

/** One kind of work. It may run twice, and two of it at the same time. */
type Task = (
  deps: OutboxDeps,
  submission: Submission,
  message: OutboxMessage,
) => Promise<TaskOutcome>;

/**
 * Does the work of one message.
 *
 * @returns what to write once it is done
 * @throws {Error} when it has to be tried again
 */
export async function runTask(deps: OutboxDeps, message: OutboxMessage): Promise<TaskOutcome> {
  if (message.topic === 'operatorAlert') return alertOperator(deps, message);
  const submission = await deps.store.submissions.find(message.submissionId);
  if (!submission) throw new Error(`Cannot do ${message.key}: the submission is gone`);
  return TASKS[message.topic](deps, submission, message);
}

const TASKS: Readonly<Record<Exclude<OutboxTopic, 'operatorAlert'>, Task>> = {
  ackPdf: async (deps, submission) => (await acknowledgementDocument(deps, submission)).record,
  ackMail: sendAcknowledgement,
  export: exportSubmission,
  exportPush: pushExport,
  refundDone: sendRefundDone,
  refundNotice: sendRefundNotice,
  supplementMail: sendSupplementMail,
};

/** Needs no submission: money without one is what operators are called for, too. */
async function alertOperator(
  { alerts }: OutboxDeps,
  { payload, key, submissionId }: OutboxMessage,
): Promise<TaskOutcome> {
  const { reason = 'unknown', attemptId = key } = payload;
  await alerts.raise({ reason, submissionId, about: attemptId });
  return async () => {};
}

/** Lays a submission out for the registry's own systems to fetch: sealed, by reference number. */
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
    // By id and, for whoever reads it, by the label in the applicant's language.
    signed,
    toSign: toSign.map((id) => ({ id, label: texts[`$signatures.${id}.label`] ?? id })),
    formData,
    // A definition that is gone (it never is) would only lose the second spelling of the answers.
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
