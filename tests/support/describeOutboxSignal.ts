import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoreChoice } from '../../server/adapters/store/openStores.ts';
import { createJobs, type Jobs } from '../../server/jobs/createJobs.ts';
import { RETENTION } from '../../server/jobs/purge.ts';
import { testOutbox } from './testOutbox.ts';
import { openTestPortal, type TestPortal } from './testPortal.ts';

/** An interval so long that the poll of the outbox never runs in a test. */
const NEVER_MS = 24 * 60 * 60_000;
const SOON_MS = 10_000;

/**
 * Describes the signal of a running portal's outbox.
 *
 * @param open opens the stores of the writer and of the sender; returns `undefined` when one
 *   process is both
 */
export function describeOutboxSignal(
  label: string,
  open: () => Promise<readonly [StoreChoice, StoreChoice] | undefined>,
): void {
  describe(`outbox over ${label}`, () => {
    let writer: TestPortal;
    let sender: TestPortal;
    let jobs: Jobs;
    beforeAll(async () => {
      const choices = await open();
      writer = await openTestPortal(choices && { choice: choices[0] });
      sender = choices ? await openTestPortal({ choice: choices[1] }) : writer;
      jobs = createJobs({
        services: sender.deps,
        outbox: testOutbox(sender.deps).deps,
        outboxSignal: sender.stores.outboxSignal,
        outboxEveryMs: NEVER_MS,
        retention: RETENTION,
        hasSettlement: false,
        report: () => {},
      });
      jobs.start();
    });
    afterAll(async () => {
      await jobs?.stop();
      await sender?.close();
      if (sender !== writer) await writer?.close();
    });

    const message = (key: string) => ({
      key: `operatorAlert:${key}`,
      topic: 'operatorAlert' as const,
      submissionId: '',
      payload: { reason: 'test', about: key },
      dueAt: writer.clock.now(),
    });
    const done = async (key: string) =>
      (await writer.store.outbox.find(`operatorAlert:${key}`))?.doneAt !== undefined;

    it('F12: processes a message when its transaction commits, long before the poll', async () => {
      for (const key of ['first', 'second']) {
        await writer.store.transact((records) => records.outbox.add(message(key)));
        await expect.poll(() => done(key), { timeout: SOON_MS }).toBe(true);
      }
      expect(jobs.late()).toEqual([]);
    });

    it('F12: processes an abandoned message that is queued again', async () => {
      const { outbox } = writer.store;
      const now = writer.clock.now();
      const later = new Date(now.getTime() + NEVER_MS);
      await outbox.add({ ...message('again'), dueAt: later });
      const lease = { now: later, lease: 'L', leaseEndsAt: later, limit: 10 };
      await outbox.claim(lease);
      await outbox.bury('operatorAlert:again', 'L', now, 'refused');
      expect(await outbox.requeue('operatorAlert:again', now)).toBe(1);
      await expect.poll(() => done('again'), { timeout: SOON_MS }).toBe(true);
    });
  });
}
