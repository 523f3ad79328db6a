import type { Submission } from '../../ports/store/Submission.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { settleAttempt } from './settleAttempt.ts';

/** Checks whether the applicant can no longer change a submission. */
export function isLocked({ status }: Submission): boolean {
  return status !== 'QUOTED' && status !== 'PAYING';
}

/**
 * Checks that no payment is pending before answers or signatures change. An attempt that was never
 * started is withdrawn. A started attempt locks the submission.
 *
 * @param submission submission that the caller has locked in this transaction
 * @returns whether the submission may be changed; its status is `QUOTED` then
 * @see reliability T-03
 */
export async function isFree(
  deps: Pick<ServiceDeps, 'catalogue' | 'clock' | 'ids'>,
  records: StoreRecords,
  submission: Submission,
): Promise<boolean> {
  if (isLocked(submission)) return false;
  const attempt = await records.attempts.live(submission.id);
  if (!attempt) return submission.status === 'QUOTED';
  if (attempt.startedAt) return false;
  return settleAttempt(deps, records, {
    event: 'withdrawn',
    attempt,
    submission,
    source: 'server',
  });
}
