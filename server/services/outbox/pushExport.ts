import type { OutboxMessage } from '../../ports/store/Outbox.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { OutboxDeps } from '../contract/OutboxDeps.ts';
import type { TaskOutcome } from '../contract/OutboxTask.ts';
import { filesOf } from '../export/findPackage.ts';
import { readPackage } from '../export/readPackage.ts';
import { sha256Of } from '../files/sealedFiles.ts';

const NEEDED = ['export', 'acknowledgement'] as const;

/**
 * Sends a submission to the Registry's system, even if an operator exported it meanwhile. Without a
 * receiver in the settings, does nothing, and the submission waits for the operator.
 *
 * @returns a function that marks the submission as exported
 * @throws {Error} when the receiver did not accept the submission, or a file is still missing
 */
export async function pushExport(
  deps: OutboxDeps,
  { id, referenceNumber = '', sealedData }: Submission,
  { key, lease }: OutboxMessage,
): Promise<TaskOutcome> {
  const { store, receiver, clock } = deps;
  if (!receiver || !sealedData) return async () => {};
  const found = { referenceNumber, files: await filesOf(store, id) };
  const missing = NEEDED.find((kind) => found.files.every((file) => file.kind !== kind));
  if (missing !== undefined) throw new Error(`Cannot send ${id} yet: no ${missing}`);
  const { files, list } = await readPackage(deps, found, 'files');
  await receiver.deliver({ id: key, referenceNumber, files: [...files, list] });
  const takenAt = clock.now();
  const takenSha256 = sha256Of(list.content);
  return async ({ retention, events }) => {
    await retention.markTaken(id, { takenAt, takenBy: lease, takenSha256 });
    const detail = { run: lease, sha256: takenSha256, by: 'webhook' };
    await events.append({ submissionId: id, at: takenAt, kind: 'submission.taken', detail });
  };
}
