import type { SubmissionStore } from '../ports/SubmissionStore.ts';

/** What payments have left for an operator: counts, and since when the oldest waits. */
export interface UnsettledReport {
  readonly refunds: number;
  readonly needsAction: number;
  readonly differences: number;
  /** ISO 8601; absent when nothing waits. */
  readonly oldestAt?: string;
}

/**
 * Counts what waits for an operator at `npm run payments`. Each of them raised an alert when it came
 * up; this says every day what nobody has dealt with since.
 */
export async function reportUnsettled({
  store,
}: {
  readonly store: Pick<SubmissionStore, 'operator'>;
}): Promise<UnsettledReport> {
  const { oldestAt, ...counts } = await store.operator.waiting();
  return { ...counts, ...(oldestAt && { oldestAt: oldestAt.toISOString() }) };
}
