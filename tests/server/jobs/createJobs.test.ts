import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobs } from '../../../server/jobs/createJobs.ts';
import { RETENTION } from '../../../server/jobs/purge.ts';
import { testOutbox } from '../../support/testOutbox.ts';
import { begunPayment, openTestPortal, type TestPortal } from '../../support/testPortal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(async () => portal?.close());

describe('createJobs()', () => {
  it('T-10: at the start, finishes what an earlier server left behind', async () => {
    const { submissionId, chargeId } = await begunPayment(portal);
    await portal.charges.change(chargeId, { status: 'APPR' });
    portal.clock.advance(60_000);
    const outbox = testOutbox(portal.deps);
    const reports: string[] = [];
    const jobs = createJobs({
      services: portal.deps,
      outbox: outbox.deps,
      retention: RETENTION,
      hasGateway: true,
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
    expect(reports).toEqual(expect.arrayContaining(['reconcileLive', 'outbox', 'purge', 'settle']));
  });
});
