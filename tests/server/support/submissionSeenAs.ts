import type { Submission } from '../../../server/ports/store/Submission.ts';
import type { StoreRecords, SubmissionStore } from '../../../server/ports/store/SubmissionStore.ts';
import type { ServiceDeps } from '../../../server/services/contract/ServiceDeps.ts';
import { replaced } from './replaced.ts';

/**
 * Returns dependencies whose store shows each submission with changes. So a test needs no history
 * that leads to a status.
 *
 * @param seen returns the changes; `reads` counts the reads of any submission, from 1
 */
export function submissionSeenAs(
  deps: ServiceDeps,
  seen: (reads: number) => Partial<Submission>,
): ServiceDeps {
  let reads = 0;
  const show = (found: Submission | undefined) => {
    reads += 1;
    return found && { ...found, ...seen(reads) };
  };
  const recordsSeen = (records: StoreRecords) => {
    const { submissions } = records;
    const find = async (id: string) => show(await submissions.find(id));
    const lock = async (id: string) => show(await submissions.lock(id));
    return replaced(records, { submissions: replaced(submissions, { find, lock }) });
  };
  const store: SubmissionStore = replaced(deps.store, {
    submissions: recordsSeen(deps.store).submissions,
    transact: (work) => deps.store.transact((records) => work(recordsSeen(records))),
  });
  return { ...deps, store };
}
