import type { OutboxTopic } from '../../ports/Outbox.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { StoreRecords } from '../../ports/SubmissionStore.ts';
import { SUBMISSION_STEPS } from '../payment/transitions.ts';
import { type CompletionDeps, claimReference } from './claimReference.ts';

/**
 * Hands a paid or free submission in: its number, its frozen answers, and everything that must
 * follow, in the transaction of `records`.
 *
 * @param submission locked by the caller, `PAID`, or `QUOTED` and free
 * @throws {Error} when it is in another state: the whole transaction is undone
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

/** The acknowledgement is mailed only where one was asked for. */
function topicsOf({ sealedAck }: Submission): readonly OutboxTopic[] {
  return sealedAck ? ['ackPdf', 'export', 'ackMail'] : ['ackPdf', 'export'];
}
