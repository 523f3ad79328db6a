import { describe, expect, it } from 'vitest';
import type { SubmissionStore } from '../../../server/ports/store/SubmissionStore.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
let serial = 0;

/**
 * Describes the contract of every outbox.
 *
 * @param store returns the store under test
 */
export function describeOutbox(store: () => SubmissionStore): void {
  describe('outbox', () => {
    const add = async (dueAt = NOW) => {
      serial += 1;
      const message = {
        key: `ackMail:outbox-${serial}`,
        topic: 'ackMail' as const,
        submissionId: `outbox-${serial}`,
        payload: { reference: 'R' },
        dueAt,
      };
      expect(await store().outbox.add(message)).toBe(true);
      return message;
    };
    const claim = (lease: string, now = NOW, limit = 1000) =>
      store().outbox.claim({ now, lease, leaseEndsAt: new Date(now.getTime() + 60_000), limit });
    const claimed = async (key: string, lease: string, now = NOW) =>
      (await claim(lease, now)).find((message) => message.key === key);

    it('I6: adds one message per key, even after the message is finished', async () => {
      const message = await add();
      expect(await store().outbox.add(message)).toBe(false);
      await claimed(message.key, 'W1');
      await store().outbox.finish(message.key, 'W1', NOW);
      expect(await store().outbox.add(message)).toBe(false);
    });

    it('gives a message to one of two concurrent workers', async () => {
      const message = await add();
      const both = await Promise.all([claim('W1'), claim('W2')]);
      const holders = both.filter((taken) => taken.some(({ key }) => key === message.key));
      expect(holders).toHaveLength(1);
      expect(holders[0]?.find(({ key }) => key === message.key)).toMatchObject({
        ...message,
        tries: 1,
      });
    });

    it('gives a message again after its lease expired, and refuses the late worker', async () => {
      const message = await add();
      expect(await claimed(message.key, 'W1')).toBeDefined();
      expect(await claimed(message.key, 'W2', at(59))).toBeUndefined();
      expect(await claimed(message.key, 'W2', at(60))).toMatchObject({ tries: 2 });
      expect(await store().outbox.finish(message.key, 'W1', at(61))).toBe(false);
      expect(await store().outbox.finish(message.key, 'W2', at(61))).toBe(true);
      expect(await claimed(message.key, 'W3', at(9999))).toBeUndefined();
    });

    it('prolong: extends a lease', async () => {
      const message = await add();
      await claimed(message.key, 'W1');
      expect(await store().outbox.prolong(message.key, 'W1', at(120))).toBe(true);
      expect(await claimed(message.key, 'W2', at(100))).toBeUndefined();
      expect(await claimed(message.key, 'W2', at(121))).toBeDefined();
    });

    it('gives no message before its due time', async () => {
      const message = await add(at(500));
      expect(await claimed(message.key, 'W1', at(499))).toBeUndefined();
      expect(await claimed(message.key, 'W1', at(500))).toBeDefined();
      expect(await store().outbox.postpone(message.key, 'W1', at(900), 'no answer')).toBe(true);
      expect(await claimed(message.key, 'W1', at(899))).toBeUndefined();
      expect(await claimed(message.key, 'W1', at(900))).toMatchObject({ tries: 2 });
    });

    it('lists dead messages, and requeues a message', async () => {
      const message = await add();
      await claimed(message.key, 'W1');
      expect(await store().outbox.bury(message.key, 'W1', NOW, 'refused')).toBe(true);
      expect(await claimed(message.key, 'W2', at(9999))).toBeUndefined();
      const dead = await store().outbox.dead(1000);
      expect(dead.find(({ key }) => key === message.key)).toMatchObject({ error: 'refused' });
      expect(await store().outbox.requeue(message.key, NOW)).toBe(1);
      expect(await claimed(message.key, 'W2')).toMatchObject({ tries: 1 });
    });

    it('claims the message that is due longest, up to the limit', async () => {
      const [late, early] = [await add(at(-1)), await add(at(-2))];
      const both = await claim('W1', at(-1), 2);
      expect(both.map(({ key }) => key)).toEqual([early.key, late.key]);
      expect(await claim('W1', at(-1), 2)).toEqual([]);
      const [third, fourth] = [await add(at(-4)), await add(at(-3))];
      expect((await claim('W1', at(-3), 1)).map(({ key }) => key)).toEqual([third.key]);
      expect((await claim('W1', at(-3), 1)).map(({ key }) => key)).toEqual([fourth.key]);
    });

    it('find: returns the state of a message, and undefined for an unknown key', async () => {
      const message = await add();
      expect(await store().outbox.find(message.key)).toEqual({ tries: 0, dueAt: NOW });
      await claimed(message.key, 'W1');
      await store().outbox.postpone(message.key, 'W1', at(5), 'no answer');
      const postponed = { tries: 1, dueAt: at(5), error: 'no answer' };
      expect(await store().outbox.find(message.key)).toEqual(postponed);
      await claimed(message.key, 'W2', at(5));
      await store().outbox.finish(message.key, 'W2', at(6));
      const { error: _, ...done } = { ...postponed, tries: 2, doneAt: at(6) };
      expect(await store().outbox.find(message.key)).toEqual(done);
      expect(await store().outbox.find('nothing')).toBeUndefined();
    });

    it('refuses every change of a finished message, and requeues only a dead message', async () => {
      const message = await add();
      await claimed(message.key, 'W1');
      await store().outbox.finish(message.key, 'W1', NOW);
      expect(await store().outbox.prolong(message.key, 'W1', at(60))).toBe(false);
      expect(await store().outbox.postpone(message.key, 'W1', at(60), 'late')).toBe(false);
      expect(await store().outbox.bury(message.key, 'W1', at(60), 'late')).toBe(false);
      expect(await store().outbox.requeue(message.key, NOW)).toBe(0);
    });

    it('dead: lists the newest dead messages, up to the limit', async () => {
      const [older, newer] = [await add(), await add()];
      await claim('W1');
      await store().outbox.bury(older.key, 'W1', at(500), 'refused');
      await store().outbox.bury(newer.key, 'W1', at(501), 'refused');
      expect((await store().outbox.dead(2)).map(({ key }) => key)).toEqual([newer.key, older.key]);
      expect(await store().outbox.dead(1)).toHaveLength(1);
    });

    it('oldestAgeMs: returns the age of the oldest pending message, 0 before its due time', async () => {
      const message = await add(at(-3600));
      expect(await store().outbox.oldestAgeMs(NOW)).toBe(3_600_000);
      expect(await store().outbox.oldestAgeMs(at(-3601))).toBe(0);
      await claimed(message.key, 'W1');
      await store().outbox.finish(message.key, 'W1', NOW);
      expect(await store().outbox.oldestAgeMs(NOW)).toBeLessThan(3_600_000);
    });
  });
}
