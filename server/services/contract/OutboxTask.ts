import type { OutboxMessage } from '../../ports/store/Outbox.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import type { OutboxDeps } from './OutboxDeps.ts';

/**
 * A function that writes the outcome of a task, in the transaction that marks its message as done.
 */
export type TaskOutcome = (records: StoreRecords) => Promise<void>;

/** A function that does the work of a message. It may run twice, and two runs may overlap. */
export type OutboxTask = (
  deps: OutboxDeps,
  submission: Submission,
  message: OutboxMessage,
) => Promise<TaskOutcome>;
