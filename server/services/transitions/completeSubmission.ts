import type { OutboxTopic } from '../../ports/store/Outbox.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import { type CompletionDeps, claimReference } from './claimReference.ts';
import { SUBMISSION_STEPS } from './transitions.ts';

/**
 * Submits a paid or free submission in the transaction of `records`: assigns its reference number,
 * ends changes of its answers, and queues all follow-up work.
 *
 * @param submission submission that the caller has locked: `PAID`, or `QUOTED` and free
 * @throws {Error} when the submission has another status; the whole transaction is rolled back
 */
export async function completeSubmission(
  deps: CompletionDeps,
  records: StoreRecords,
  submission: Submission,
): Promise<void> {
  const now = deps.clock.now();
  const referenceNumber = await claimReference(deps, records, submission);
  const { from, to } = SUBMISSION_STEPS.completed;
  const patch = { referenceNumber, submittedAt: now };
  if (!(await records.submissions.move(submission.id, from, to, now, patch))) {
    throw new Error(`Cannot complete submission ${submission.id}: it is not paid and not free`);
  }
  for (const topic of topicsOf(submission)) {
    await records.outbox.add({
      key: `${topic}:${submission.id}`,
      topic,
      submissionId: submission.id,
      payload: { referenceNumber },
      dueAt: now,
    });
  }
  await records.events.append({
    submissionId: submission.id,
    at: now,
    kind: 'submission.completed',
    detail: { referenceNumber, dataHash: submission.dataHash },
  });
}

/** Returns the topics to queue. The acknowledgement is mailed only when it was requested. */
function topicsOf({ sealedAck }: Submission): readonly OutboxTopic[] {
  return sealedAck ? ['ackPdf', 'export', 'ackMail'] : ['ackPdf', 'export'];
}
