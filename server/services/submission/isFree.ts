import type { Submission } from '../../ports/Submission.ts';
import type { StoreRecords } from '../../ports/SubmissionStore.ts';
import { settleAttempt } from '../payment/settleAttempt.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';

/** Whether a submission is beyond any change by its applicant. */
export function isLocked({ status }: Submission): boolean {
  return status !== 'QUOTED' && status !== 'PAYING';
}

/**
 * Makes sure that no money is moving before answers or signatures change: an attempt that the
 * gateway never heard of is withdrawn, one that was begun locks the submission.
 *
 * @param submission locked by the caller, in this very transaction
 * @returns whether it may be changed; it is `QUOTED` then
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
