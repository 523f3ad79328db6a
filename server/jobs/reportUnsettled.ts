import type { SubmissionStore } from '../ports/store/SubmissionStore.ts';

/** The payments that wait for an operator: counts, and the start of the oldest wait. */
export interface UnsettledReport {
  readonly refunds: number;
  readonly needsAction: number;
  readonly differences: number;
  /** ISO 8601; absent when nothing waits. */
  readonly oldestAt?: string;
}

/**
 * Counts the payments that wait for an operator, as `npm run payments` lists them. Each payment
 * raised an alert once. This report repeats the count daily.
 */
export async function reportUnsettled({
  store,
}: {
  readonly store: Pick<SubmissionStore, 'operator'>;
}): Promise<UnsettledReport> {
  const { oldestAt, ...counts } = await store.operator.waiting();
  return { ...counts, ...(oldestAt && { oldestAt: oldestAt.toISOString() }) };
}
