import { describe, expect, it } from 'vitest';
import type { HandedInQuery } from '../../../server/ports/store/Retention.ts';
import type { SubmissionStore } from '../../../server/ports/store/SubmissionStore.ts';
import { LATER, NOW, newSignature, nextId, submissionSteps } from './submissionSteps.ts';

const DAY_MS = 24 * 60 * 60_000;
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS);

/**
 * Describes the rules of retention that every store must follow.
 *
 * @param store returns the store under test
 */
export function describeRetention(store: () => SubmissionStore): void {
  describe('retention', () => {
    const { submitted, quoted, attempt } = submissionSteps(store);
    const retention = () => store().retention;
    const due = async (id: string, before: Date) =>
      (await retention().answersDue(before, 10_000)).includes(id);
    const taken = (id: string, at = NOW) =>
      retention().markTaken(id, { takenAt: at, takenBy: 'run-1', takenSha256: 'sum-1' });
    const queued = async (submissionId: string, topic: 'export' | 'ackPdf' | 'ackMail') => {
      const key = `${topic}:${submissionId}`;
      await store().outbox.add({ key, topic, submissionId, payload: {}, dueAt: NOW });
      const claim = { now: NOW, lease: 'W', leaseEndsAt: LATER, limit: 10_000 };
      await store().outbox.claim(claim);
      return key;
    };

    it('promise 2: a submission that was not taken is never due', async () => {
      const { id } = await submitted();
      const key = await queued(id, 'export');
      await store().outbox.finish(key, 'W', NOW);
      expect(await due(id, days(10 * 366))).toBe(false);
      await store().submissions.move(id, ['SUBMITTED'], 'ACKNOWLEDGED', NOW);
      expect(await due(id, days(10 * 366))).toBe(false);
    });

    it('promise 2: a submission with a dead export message is never due', async () => {
      const { id } = await submitted();
      await store().outbox.bury(await queued(id, 'export'), 'W', NOW, 'Error');
      expect(await due(id, days(10 * 366))).toBe(false);
    });

    it('promise 2: a taken submission is due from the time of its mark', async () => {
      const { id } = await submitted();
      expect(await taken(id, days(5))).toBe(true);
      expect(await due(id, days(4))).toBe(false);
      expect(await due(id, days(5))).toBe(true);
      expect(await store().submissions.find(id)).toMatchObject({
        takenAt: days(5),
        takenBy: 'run-1',
        takenSha256: 'sum-1',
      });
    });

    it('promise 2: a later mark replaces an earlier mark', async () => {
      const { id } = await submitted();
      await taken(id, days(5));
      expect(await taken(id, days(9))).toBe(true);
      expect(await due(id, days(8))).toBe(false);
    });

    it('a taken submission is not due while its acknowledgement mail is pending', async () => {
      const { id } = await submitted();
      await taken(id);
      const key = await queued(id, 'ackMail');
      expect(await due(id, days(400))).toBe(false);
      await store().outbox.bury(key, 'W', NOW, 'Error');
      expect(await due(id, days(400))).toBe(true);
    });

    it('a form completed on paper is due from its completion, without a mark', async () => {
      const { id } = await quoted();
      const referenceNumber = nextId('LREAL1-261120-P');
      await store().references.claim(referenceNumber, id, NOW);
      const patch = { referenceNumber, submittedAt: NOW };
      await store().submissions.move(id, ['QUOTED'], 'OFFLINE_COMPLETED', NOW, patch);
      expect(await due(id, new Date(NOW.getTime() - 1))).toBe(false);
      expect(await due(id, NOW)).toBe(true);
    });

    it('promise 2: marks no submission that is unsubmitted, unknown or forgotten', async () => {
      const { id } = await quoted();
      expect(await taken(id)).toBe(false);
      expect(await taken('nobody')).toBe(false);
      const { id: gone } = await submitted();
      await taken(gone);
      await retention().forgetAnswers(gone, LATER);
      expect(await taken(gone, days(9))).toBe(false);
    });

    it('promise 2: the database refuses to forget answers that were not taken', async () => {
      const { id } = await submitted();
      await expect(retention().forgetAnswers(id, LATER)).rejects.toThrow();
      expect((await store().submissions.find(id))?.sealedData).toBeDefined();
    });

    it('promise 2: counts untaken submissions and dead exports, with the oldest time', async () => {
      const before = await retention().untaken(10_000);
      const [first, second] = [await submitted(), await submitted()];
      await store().outbox.bury(await queued(first.id, 'export'), 'W', NOW, 'Error');
      await store().outbox.bury(await queued(first.id, 'ackPdf'), 'W', NOW, 'Error');
      await store().outbox.bury(await queued(second.id, 'ackMail'), 'W', NOW, 'Error');
      const waiting = await retention().untaken(10_000);
      expect(waiting.count).toBe(before.count + 2);
      expect(waiting.oldestAt).toEqual(NOW);
      expect(waiting.deadCount).toBe(before.deadCount + 1);
      expect(waiting.dead).toContainEqual({
        submissionId: first.id,
        referenceNumber: first.referenceNumber,
      });
      await taken(first.id);
      expect(await retention().untaken(10_000)).toMatchObject({
        count: before.count + 1,
        deadCount: before.deadCount,
      });
    });

    it('lists the submissions of a form page by page, without taken submissions', async () => {
      const formCode = nextId('LIST');
      const made: Awaited<ReturnType<typeof submitted>>[] = [];
      for (let left = 5; left > 0; left -= 1) made.push(await submitted({ formCode }));
      await quoted({ formCode });
      await submitted({ formCode: nextId('OTHER') });
      const numbers = made.map(({ referenceNumber }) => referenceNumber).toSorted();
      const list = (query: Partial<HandedInQuery>) =>
        retention().handedIn({ formCode, isAgain: false, limit: 3, ...query });
      expect(await list({})).toEqual(numbers.slice(0, 3));
      expect(await list({ after: numbers[2] })).toEqual(numbers.slice(3));
      expect(await list({ after: numbers[4] })).toEqual([]);
      expect(await list({ since: NOW })).toEqual(numbers.slice(0, 3));
      expect(await list({ since: LATER })).toEqual([]);

      const [first, second] = made.toSorted((a, b) =>
        a.referenceNumber < b.referenceNumber ? -1 : 1,
      );
      await taken(first?.id ?? '');
      expect(await list({})).toEqual(numbers.slice(1, 4));
      expect(await list({ isAgain: true })).toEqual(numbers.slice(0, 3));
      await taken(second?.id ?? '');
      await retention().forgetAnswers(second?.id ?? '', LATER);
      expect(await list({ isAgain: true, limit: 10 })).not.toContain(numbers[1]);
    });

    it('outbox.find: returns the tries, the due time and the error of a message', async () => {
      const { id } = await submitted();
      const key = await queued(id, 'export');
      expect(await store().outbox.find(key)).toMatchObject({ tries: 1, dueAt: NOW });
      await store().outbox.bury(key, 'W', LATER, 'RuleError');
      expect(await store().outbox.find(key)).toMatchObject({ deadAt: LATER, error: 'RuleError' });
      expect(await store().outbox.find('export:nobody')).toBeUndefined();
    });

    it('deletes answers, and later the record, but never the reference number', async () => {
      const { id, referenceNumber } = await submitted();
      await store().signatures.put(newSignature(id));
      await store().events.append({ submissionId: id, at: NOW, kind: 'submitted', detail: {} });
      expect(await store().retention.answersDue(NOW, 1000)).not.toContain(id);
      await store().retention.markTaken(id, { takenAt: NOW, takenBy: 'run', takenSha256: 'sum' });
      expect(await store().retention.answersDue(NOW, 1000)).toContain(id);
      await store().transact((records) => records.retention.forgetAnswers(id, LATER));
      const husk = await store().submissions.find(id);
      expect(husk).toMatchObject({ referenceNumber, dataHash: 'data-1' });
      expect(husk).not.toHaveProperty('sealedData');
      expect(await store().retention.filesDue(1000)).toContain(id);
      expect(await store().retention.recordsDue(LATER, 1000)).not.toContain(id);
      await store().retention.forgetFiles(id);
      expect(await store().signatures.ofSubmission(id)).toEqual([]);
      expect(await store().retention.recordsDue(LATER, 1000)).toContain(id);
      await store().transact((records) => records.retention.forgetRecord(id));
      expect(await store().submissions.find(id)).toBeUndefined();
      expect(await store().events.ofSubmission(id)).toEqual([]);
      expect(await store().references.find(referenceNumber)).toBeDefined();
    });

    it('unfinished: lists quoted submissions that did not change since, oldest first', async () => {
      const formCode = nextId('OLD');
      const [second, first] = [
        await quoted({ formCode, now: NOW }),
        await quoted({ formCode, now: days(-1) }),
      ];
      const finished = await submitted();
      const listed = await retention().unfinished(NOW, 10_000);
      expect(listed.indexOf(first.id)).toBeLessThan(listed.indexOf(second.id));
      expect(listed).toContain(second.id);
      expect(listed).not.toContain(finished.id);
      expect(await retention().unfinished(days(-1), 10_000)).not.toContain(second.id);
      expect(await retention().unfinished(NOW, 1)).toHaveLength(1);
    });

    it('printedDue: lists forms completed on paper, without signed forms', async () => {
      const printed = async () => {
        const { id } = await quoted();
        const referenceNumber = nextId('LREAL1-261120-P');
        await store().references.claim(referenceNumber, id, NOW);
        const patch = { referenceNumber, submittedAt: NOW };
        await store().submissions.move(id, ['QUOTED'], 'OFFLINE_COMPLETED', NOW, patch);
        return id;
      };
      const [unsigned, withSignature] = [await printed(), await printed()];
      await store().signatures.put(newSignature(withSignature));
      const listed = await retention().printedDue(NOW, 10_000);
      expect(listed).toContain(unsigned);
      expect(listed).not.toContain(withSignature);
      expect(listed).not.toContain((await submitted()).id);
    });

    it('keepAddress: deletes the answers, and keeps only the sealed address', async () => {
      const { id } = await quoted({ sealedAck: new Uint8Array([9]) });
      await retention().keepAddress(id, new Uint8Array([7]), LATER);
      const kept = await store().submissions.find(id);
      expect(kept).not.toHaveProperty('sealedData');
      expect([...(kept?.sealedAck ?? [])]).toEqual([7]);
      expect(kept).toMatchObject({ updatedAt: LATER });
    });

    it('recordsDue: never lists a record whose money waits for an operator', async () => {
      const { id } = await quoted();
      const attemptId = await attempt(id);
      const money = { approvedCents: 1, approvedCurrency: 'HKD', approvedAt: NOW };
      const patch = { disposition: 'REFUND_DUE', ...money } as const;
      await store().attempts.move(attemptId, ['CREATED'], 'APPROVED', NOW, patch);
      await store().submissions.move(id, ['QUOTED'], 'ABANDONED', NOW);
      await retention().forgetAnswers(id, NOW);
      expect(await retention().recordsDue(LATER, 10_000)).not.toContain(id);
      await store().operator.payOut(attemptId, { dealtAt: NOW, dealtBy: 'A' });
      expect(await retention().recordsDue(LATER, 10_000)).toContain(id);
    });

    it('recordsDue: lists an abandoned record at once if no payment was started', async () => {
      const abandoned = async (isStarted: boolean) => {
        const { id } = await quoted();
        const attemptId = await attempt(id);
        const patch = isStarted ? { startedAt: NOW } : {};
        await store().attempts.move(attemptId, ['CREATED'], 'EXPIRED', NOW, patch);
        await store().submissions.move(id, ['QUOTED'], 'ABANDONED', LATER);
        await retention().forgetAnswers(id, LATER);
        return id;
      };
      const [unstarted, started] = [await abandoned(false), await abandoned(true)];
      const listed = await retention().recordsDue(NOW, 10_000);
      expect([listed.includes(unstarted), listed.includes(started)]).toEqual([true, false]);
      expect(await retention().recordsDue(LATER, 10_000)).toContain(started);
    });

    it('sweep: deletes expired tokens and keys, and counts them', async () => {
      const attemptId = await attempt((await quoted()).id);
      const token = (expiresAt: Date) => ({ tokenHash: nextId('T'), attemptId, expiresAt });
      const [expired, current] = [token(days(-400)), token(LATER)];
      for (const each of [expired, current]) await store().tokens.add(each);
      const entry = { sitting: 'S', bodyHash: 'B', submissionId: 'S' };
      const keyHash = nextId('K');
      await store().idempotency.claim(keyHash, entry, days(-400));
      expect(await retention().sweep(days(-300))).toBe(2);
      expect(await store().tokens.ofAttempt(attemptId)).toEqual([current]);
      expect(await store().idempotency.claim(keyHash, entry, NOW)).toBeUndefined();
      expect(await retention().sweep(days(-300))).toBe(0);
    });
  });
}
