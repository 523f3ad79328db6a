import { describe, expect, it } from 'vitest';
import { openJobs } from '../../../server/compose/openJobs.ts';
import { readConfig } from '../../../server/config/config.ts';
import { testClock } from '../../support/testClock.ts';

type Parts = Parameters<typeof openJobs>;

/** Runs every job once, over a store that fails, except for the waiting payments. @returns the lines of the log */
async function run(hasSettlement: boolean) {
  const lines: { readonly level: string; readonly job: string; readonly text: string }[] = [];
  const write = (level: string) => (about: { readonly job: string }, text: string) =>
    void lines.push({ level, job: about.job, text });
  const fail = async () => {
    throw new Error('Cannot reach the store');
  };
  const failing: object = new Proxy(fail, { get: () => failing });
  const stops: string[] = [];
  const base = {
    config: readConfig({}),
    secrets: { exportKeys: [] },
    clock: testClock(),
    log: { info: write('info'), error: write('error') },
    portal: { readPortalConfig: () => ({}) },
    stores: { outboxSignal: { onMessage: () => () => void stops.push('signal') } },
  };
  const counts = { refunds: 1, needsAction: 0, differences: 0 };
  const operator = { waiting: async () => counts };
  const store = new Proxy({ operator }, { get: (own, name) => Reflect.get(own, name) ?? failing });
  const deps = { store, gateway: failing, clock: testClock(), files: failing };
  const parts = { pdf: {}, seal: undefined, hasSettlement };
  const jobs = openJobs(
    base as unknown as Parts[0],
    deps as unknown as Parts[1],
    parts as unknown as Parts[2],
  );
  expect(lines).toEqual([]);
  jobs.start();
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(hasSettlement ? 7 : 6);
  await jobs.stop();
  return { lines, stops };
}

describe('openJobs', () => {
  it('starts no job by itself, and logs the result or the failure of each', async () => {
    const { lines, stops } = await run(true);
    expect(lines.map(({ job }) => job).toSorted()).toEqual([
      'outbox',
      'purge',
      'reconcileFinal',
      'reconcileLive',
      'settle',
      'unsettled',
      'untaken',
    ]);
    const [done, failed] = [true, false].map((isDone) =>
      lines.filter(({ job }) => (job === 'unsettled') === isDone),
    );
    expect(done).toEqual([{ level: 'info', job: 'unsettled', text: 'job done' }]);
    for (const line of failed ?? []) {
      expect(line).toMatchObject({ level: 'error', text: 'job failed' });
    }
    expect(stops).toEqual(['signal']);
  });

  it('compares no settlement that the gateway does not offer', async () => {
    const { lines } = await run(false);
    expect(lines.some(({ job }) => job === 'settle')).toBe(false);
  });
});
