import { describe, expect, it } from 'vitest';
import type { SubmissionStore } from '../../../server/ports/store/SubmissionStore.ts';
import { LATER, NOW, nextId, submissionSteps } from './submissionSteps.ts';

/**
 * Describes the contract of every table of payment attempts.
 *
 * @param store returns the store under test
 */
export function describeAttemptRecords(store: () => SubmissionStore): void {
  describe('payment attempts', () => {
    const { submitted, quoted, attempt } = submissionSteps(store);

    it('returns the stored fields of a payment attempt', async () => {
      const { id } = await quoted();
      const attemptId = await attempt(id);
      const fps = { paymentId: 'P1', expiresAt: LATER, qrImage: 'aGk=', qrUrl: '0002' };
      await store().attempts.move(attemptId, ['CREATED'], 'PENDING', LATER, {
        method: 'fps',
        startedAt: NOW,
        chargeId: 'C1',
        fps,
      });
      expect(await store().attempts.live(id)).toMatchObject({
        id: attemptId,
        status: 'PENDING',
        method: 'fps',
        startedAt: NOW,
        fps,
        canRetry: true,
      });
    });

    it('stores settledAt of an attempt, and omits settledAt while it is unknown', async () => {
      const attemptId = await attempt((await quoted()).id);
      expect(await store().attempts.find(attemptId)).not.toHaveProperty('settledAt');
      await store().attempts.move(attemptId, ['CREATED'], 'REJECTED', LATER, { settledAt: NOW });
      expect(await store().attempts.find(attemptId)).toMatchObject({ settledAt: NOW });
    });

    it('claimAsk: allows one status query per interval', async () => {
      const attemptId = await attempt((await quoted()).id);
      const before = new Date(NOW.getTime() - 2000);
      const claims = [1, 2, 3].map(() => store().attempts.claimAsk(attemptId, NOW, before));
      expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
      expect(await store().attempts.claimAsk(attemptId, LATER, NOW)).toBe(true);
    });

    it('lists the attempts without a recent status query', async () => {
      const fresh = await attempt((await quoted()).id);
      const asked = await attempt((await quoted()).id);
      await store().attempts.claimAsk(asked, LATER, NOW);
      const query = { statuses: ['CREATED'] as const, askedBefore: NOW, limit: 1000 };
      const due = await store().attempts.due(query);
      expect(due).toContain(fresh);
      expect(due).not.toContain(asked);
      expect(await store().attempts.due({ ...query, createdAfter: NOW })).toEqual([]);
    });

    it('move: changes an attempt only from one of the given statuses', async () => {
      const { id } = await quoted();
      const attemptId = await attempt(id);
      expect(await store().attempts.move(attemptId, ['PENDING'], 'CANCELLED', LATER)).toBe(false);
      expect(await store().attempts.live(id)).toMatchObject({ id: attemptId, status: 'CREATED' });
      expect(await store().attempts.move(attemptId, ['CREATED'], 'CANCELLED', LATER)).toBe(true);
      expect(await store().attempts.live(id)).toBeUndefined();
      const ended = { status: 'CANCELLED', updatedAt: LATER };
      expect(await store().attempts.find(attemptId)).toMatchObject(ended);
      expect(await store().attempts.find('nobody')).toBeUndefined();
    });

    it('ofSubmission: lists the attempts of one submission, oldest first', async () => {
      const { id } = await quoted();
      const first = await attempt(id);
      await store().attempts.move(first, ['CREATED'], 'REJECTED', NOW);
      const second = nextId('A');
      const added = { id: second, submissionId: id, amountCents: 38_000, dataHash: 'data-1' };
      expect(await store().attempts.insert({ ...added, now: LATER })).toBe(true);
      expect(await store().attempts.insert({ ...added, id: nextId('A'), now: LATER })).toBe(false);
      await attempt((await quoted()).id);
      const listed = await store().attempts.ofSubmission(id);
      expect(listed.map((each) => each.id)).toEqual([first, second]);
    });

    it('annotate: changes only the given values, in any status', async () => {
      const attemptId = await attempt((await quoted()).id);
      await store().attempts.move(attemptId, ['CREATED'], 'EXPIRED', NOW, { chargeId: 'C1' });
      const patch = { chargeId: undefined, description: 'late', canRetry: false };
      await store().attempts.annotate(attemptId, LATER, patch);
      expect(await store().attempts.find(attemptId)).toMatchObject({
        status: 'EXPIRED',
        chargeId: 'C1',
        description: 'late',
        canRetry: false,
        updatedAt: LATER,
      });
    });

    it('findPolled: returns an attempt with its submission', async () => {
      const open = await quoted({ sitting: 'sitting-polled' });
      const attemptId = await attempt(open.id);
      const submission = { sitting: 'sitting-polled', status: 'QUOTED' };
      const polled = await store().attempts.findPolled(attemptId);
      expect(polled).toMatchObject({ id: attemptId, submissionId: open.id, status: 'CREATED' });
      expect(polled?.submission).toEqual(submission);
      const paid = await submitted();
      expect((await store().attempts.findPolled(paid.attemptId))?.submission).toMatchObject({
        status: 'SUBMITTED',
        paidAttemptId: paid.attemptId,
      });
      expect(await store().attempts.findPolled('nobody')).toBeUndefined();
    });

    it('approvedBetween: includes the first instant, and excludes the last', async () => {
      const { id, attemptId } = await submitted();
      const idsFrom = async (from: Date, to: Date) =>
        (await store().attempts.approvedBetween(from, to)).map((each) => each.id);
      const before = new Date(NOW.getTime() - 1);
      expect(await idsFrom(NOW, LATER)).toContain(attemptId);
      expect(await idsFrom(before, NOW)).not.toContain(attemptId);
      expect(await store().attempts.approvedBetween(NOW, LATER)).toContainEqual({
        id: attemptId,
        submissionId: id,
        amountCents: 38_000,
        disposition: 'APPLIED',
        approvedCents: 38_000,
        approvedCurrency: 'HKD',
      });
    });

    it('due: starts with the attempt that was queried longest ago', async () => {
      const [first, second] = [
        await attempt((await quoted()).id),
        await attempt((await quoted()).id),
      ];
      await store().attempts.claimAsk(first, LATER, LATER);
      const query = { statuses: ['CREATED'] as const, askedBefore: LATER };
      const due = await store().attempts.due({ ...query, limit: 1000 });
      expect(due.indexOf(second)).toBeLessThan(due.indexOf(first));
      expect(await store().attempts.due({ ...query, limit: 1 })).toHaveLength(1);
      const created = { ...query, createdAfter: new Date(NOW.getTime() - 1), limit: 1000 };
      expect(await store().attempts.due(created)).toContain(second);
    });
  });
}
