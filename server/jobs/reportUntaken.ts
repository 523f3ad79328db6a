import type { OutboxDeps } from '../services/contract/OutboxDeps.ts';

/** A summary of the online submissions that are not exported yet. */
export interface UntakenReport {
  readonly waiting: number;
  /** Submission time of the oldest one, ISO 8601; absent when no submission waits. */
  readonly oldestAt?: string;
  /** Number of submissions whose export or acknowledgement was abandoned. */
  readonly deadExports: number;
}

/** Maximum number of alerts for abandoned exports in one run. */
const MOST_ALERTS = 50;

/**
 * Counts the submissions that wait for export. Alerts an operator to each submission whose export
 * was abandoned, in every run until the operator acts. Raises another alert when a submission waits
 * longer than exported submissions are retained.
 *
 * @param keptMs retention time of the answers of an exported submission
 */
export async function reportUntaken(
  { store, alerts, clock }: Pick<OutboxDeps, 'store' | 'alerts' | 'clock'>,
  keptMs: number,
): Promise<UntakenReport> {
  const { count, oldestAt, deadCount, dead } = await store.retention.untaken(MOST_ALERTS);
  for (const { submissionId, referenceNumber } of dead) {
    await alerts.raise({ reason: 'exportGivenUp', submissionId, about: referenceNumber });
  }
  if (oldestAt && clock.now().getTime() - oldestAt.getTime() > keptMs) {
    const about = `submissions: ${count}, oldest: ${oldestAt.toISOString()}`;
    await alerts.raise({ reason: 'untakenTooLong', submissionId: '', about });
  }
  const oldest = oldestAt && { oldestAt: oldestAt.toISOString() };
  return { waiting: count, ...oldest, deadExports: deadCount };
}
