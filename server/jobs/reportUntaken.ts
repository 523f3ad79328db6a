import type { OutboxDeps } from '../services/outbox/OutboxDeps.ts';

/** Submissions that were handed in online and that nobody has taken yet. */
export interface UntakenReport {
  readonly waiting: number;
  /** ISO 8601; absent when none waits. */
  readonly oldestAt?: string;
  /** How many of them have an export or an acknowledgement that was given up. */
  readonly deadExports: number;
}

/** Alerts of one run. */
const MOST_ALERTS = 50;

/**
 * Counts the submissions that wait to be taken, and alerts an operator to each of them whose export
 * was given up: it stays until somebody acts, and the first alert may have been missed. One more alert
 * says that some wait longer than taken ones are kept: they would have been removed by now.
 *
 * @param keptMs how long the answers of a taken submission are kept
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
