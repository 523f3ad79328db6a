import { describe, expect, it } from 'vitest';
import { reportUnsettled } from '../../../server/jobs/reportUnsettled.ts';
import type { SubmissionStore } from '../../../server/ports/store/SubmissionStore.ts';

const counts = { refunds: 1, needsAction: 2, differences: 3 };

function storeWith(oldestAt?: Date): Pick<SubmissionStore, 'operator'> {
  const waiting = async () => ({ ...counts, ...(oldestAt && { oldestAt }) });
  return { operator: { waiting } as SubmissionStore['operator'] };
}

describe('reportUnsettled', () => {
  it('returns the counts, with the start of the oldest wait', async () => {
    const store = storeWith(new Date('2026-11-20T10:00:00+08:00'));
    const report = { ...counts, oldestAt: '2026-11-20T02:00:00.000Z' };
    expect(await reportUnsettled({ store })).toEqual(report);
  });

  it('names no time while nothing waits', async () => {
    expect(await reportUnsettled({ store: storeWith() })).toEqual(counts);
  });
});
