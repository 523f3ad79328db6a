import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobs } from '../../../server/jobs/createJobs.ts';
import { RETENTION } from '../../../server/jobs/purge.ts';
import { testOutbox } from '../../support/testOutbox.ts';
import { openTestPortal, startedPayment, type TestPortal } from '../../support/testPortal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(async () => portal?.close());

describe('createJobs()', () => {
  it('F12: sends all due messages before it pauses', async () => {
    const dueAt = portal.clock.now();
    for (let n = 0; n < 11; n++) {
      const message = {
        key: `operatorAlert:${n}`,
        topic: 'operatorAlert',
        submissionId: '',
      } as const;
      await portal.store.outbox.add({ ...message, payload: { reason: 'test' }, dueAt });
    }
    const taken: unknown[] = [];
    const jobs = createJobs({
      services: portal.deps,
      outbox: testOutbox(portal.deps).deps,
      outboxSignal: portal.stores.outboxSignal,
      retention: RETENTION,
      hasSettlement: false,
      report: (job, outcome) => job === 'outbox' && taken.push(outcome),
    });
    jobs.start();
    await expect.poll(() => taken.length, { timeout: 10_000 }).toBe(1);
    await jobs.stop();
    expect(taken).toEqual([{ messages: 11 }]);
    expect(jobs.late()).toEqual([]);
  });

  it('T-10: completes pending work of an earlier server at the start', async () => {
    const { submissionId, chargeId } = await startedPayment(portal);
    await portal.charges.change(chargeId, { status: 'APPR' });
    portal.clock.advance(60_000);
    const outbox = testOutbox(portal.deps);
    const reports: string[] = [];
    const jobs = createJobs({
      services: portal.deps,
      outbox: outbox.deps,
      outboxSignal: portal.stores.outboxSignal,
      retention: RETENTION,
      hasSettlement: true,
      report: (job, outcome) => {
        expect(outcome).not.toBeInstanceOf(Error);
        reports.push(job);
      },
    });
    jobs.start();
    const exported = () => portal.files.content.has(`exports/${submissionId.toLowerCase()}`);
    await expect.poll(exported, { timeout: 10_000 }).toBe(true);
    await jobs.stop();
    expect(await portal.store.submissions.find(submissionId)).toMatchObject({
      status: 'SUBMITTED',
    });
    expect(reports).toEqual(
      expect.arrayContaining([
        'reconcileLive',
        'outbox',
        'purge',
        'untaken',
        'unsettled',
        'settle',
      ]),
    );
  });
});
