import { describe, expect, it } from 'vitest';
import { reportUntaken } from '../../../server/jobs/reportUntaken.ts';
import type { Untaken } from '../../../server/ports/store/Retention.ts';
import { testClock } from '../../support/testClock.ts';

const DAY_MS = 86_400_000;
const clock = testClock();
const ago = (ms: number) => new Date(clock.now().getTime() - ms);

/** Runs the report over these submissions. @returns the report and the alerts */
async function run(untaken: Partial<Untaken>) {
  const limits: number[] = [];
  const raised: unknown[] = [];
  const find = async (limit: number) => {
    limits.push(limit);
    return { count: 0, deadCount: 0, dead: [], ...untaken };
  };
  const raise = async (alert: unknown) => void raised.push(alert);
  const deps = { store: { retention: { untaken: find } }, alerts: { raise }, clock };
  const report = await reportUntaken(
    deps as unknown as Parameters<typeof reportUntaken>[0],
    DAY_MS,
  );
  return { report, raised, limits };
}

describe('reportUntaken', () => {
  it('reports that no submission waits, without an alert', async () => {
    const { report, raised, limits } = await run({});
    expect(report).toEqual({ waiting: 0, deadExports: 0 });
    expect(raised).toEqual([]);
    expect(limits).toEqual([50]);
  });

  it('promise 2: alerts for each abandoned export', async () => {
    const dead = ['R1', 'R2'].map((each) => ({ submissionId: `S${each}`, referenceNumber: each }));
    const { report, raised } = await run({ count: 7, deadCount: 60, dead, oldestAt: ago(5) });
    const oldestAt = ago(5).toISOString();
    expect(report).toEqual({ waiting: 7, oldestAt, deadExports: 60 });
    expect(raised).toEqual([
      { reason: 'exportGivenUp', submissionId: 'SR1', about: 'R1' },
      { reason: 'exportGivenUp', submissionId: 'SR2', about: 'R2' },
    ]);
  });

  it('promise 2: alerts when a submission waits longer than the retention time', async () => {
    expect((await run({ count: 2, oldestAt: ago(DAY_MS) })).raised).toEqual([]);
    const { raised } = await run({ count: 2, oldestAt: ago(DAY_MS + 1) });
    const about = `submissions: 2, oldest: ${ago(DAY_MS + 1).toISOString()}`;
    expect(raised).toEqual([{ reason: 'untakenTooLong', submissionId: '', about }]);
  });
});
