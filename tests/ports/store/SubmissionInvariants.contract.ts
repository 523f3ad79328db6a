import { describe, expect, it } from 'vitest';
import type { Stores } from '../../../server/adapters/store/openStores.ts';
import { LATER, NOW, nextId, submissionSteps } from './submissionSteps.ts';

/**
 * Describes states that every submission store refuses.
 *
 * @param stores returns the stores under test
 */
export function describeInvariants(stores: () => Stores): void {
  const store = () => stores().submissions;
  const { submitted, quoted, attempt, approvedAttempt } = submissionSteps(store);
  describe('invariants', () => {
    it('I1: refuses the status SUBMITTED without an applied payment', async () => {
      const { id } = await quoted();
      const referenceNumber = nextId('LREAL1-261120-');
      await store().references.claim(referenceNumber, id, NOW);
      const patch = { referenceNumber, submittedAt: NOW };
      await expect(
        store().submissions.move(id, ['QUOTED'], 'SUBMITTED', NOW, patch),
      ).rejects.toThrow(/submitted_means_paid/);
    });

    it('I1: refuses a payment of another submission, another amount or other answers', async () => {
      const one = await quoted();
      const other = await quoted();
      const dear = await quoted({ amountCents: 76_000 });
      const changed = await quoted({ dataHash: 'data-2' });
      const foreign = await approvedAttempt(other.id);
      const former = await approvedAttempt(changed.id);
      const cheap = await approvedAttempt(dear.id);
      for (const [id, paidAttemptId] of [
        [one.id, foreign],
        [dear.id, cheap],
        [changed.id, former],
      ] as const) {
        const referenceNumber = nextId('LREAL1-261120-');
        await store().references.claim(referenceNumber, id, NOW);
        const patch = { paidAttemptId, referenceNumber, submittedAt: NOW };
        await expect(
          store().submissions.move(id, ['QUOTED'], 'SUBMITTED', NOW, patch),
        ).rejects.toThrow(/paid_by_own_attempt/);
      }
    });

    it('I1: accepts a free submission without a payment', async () => {
      const { id } = await quoted({ amountCents: 0 });
      const referenceNumber = nextId('ATI-261120-');
      await store().references.claim(referenceNumber, id, NOW);
      const patch = { referenceNumber, submittedAt: NOW };
      expect(await store().submissions.move(id, ['QUOTED'], 'SUBMITTED', NOW, patch)).toBe(true);
    });

    it('I1: refuses to apply an approval of another amount or currency', async () => {
      for (const change of [{ approvedCents: 1 }, { approvedCurrency: 'CNY' }, {}]) {
        const { id } = await quoted();
        const attemptId = await attempt(id);
        await expect(
          store().attempts.move(attemptId, ['CREATED'], 'APPROVED', NOW, {
            disposition: 'APPLIED',
            ...(Object.keys(change).length > 0 && {
              approvedCents: 38_000,
              approvedCurrency: 'HKD',
            }),
            ...change,
          }),
        ).rejects.toThrow(/applied_means_equal/);
      }
    });

    it('I3: refuses a second applied attempt of a submission', async () => {
      const { id } = await quoted();
      await approvedAttempt(id);
      const second = await attempt(id);
      await expect(
        store().attempts.move(second, ['CREATED'], 'APPROVED', NOW, {
          disposition: 'APPLIED',
          approvedCents: 38_000,
          approvedCurrency: 'HKD',
        }),
      ).rejects.toThrow(/one_applied_attempt/);
    });

    it('I4: opens one live attempt for fifty concurrent calls', async () => {
      const { id } = await quoted();
      const opened = await Promise.all(
        Array.from({ length: 50 }, () =>
          store().attempts.insert({
            id: nextId('A'),
            submissionId: id,
            amountCents: 38_000,
            dataHash: 'data-1',
            now: NOW,
          }),
        ),
      );
      expect(opened.filter(Boolean)).toHaveLength(1);
      expect(await store().attempts.ofSubmission(id)).toHaveLength(1);
    });

    it('I5: refuses a second reference number for one submission', async () => {
      const { id } = await submitted();
      await expect(store().references.claim(nextId('R'), id, NOW)).rejects.toThrow();
    });

    it('I8: never reverts an approval', async () => {
      const { attemptId } = await submitted();
      for (const to of ['CANCELLED', 'PENDING', 'APPROVED'] as const) {
        const move = store().attempts.move(attemptId, ['APPROVED'], to, NOW, {
          disposition: 'REFUND_DUE',
        });
        await expect(move).rejects.toThrow(/approved/);
      }
    });

    it('I8: refuses to change or delete the history', async () => {
      const { id } = await quoted();
      await store().events.append({ submissionId: id, at: NOW, kind: 'quoted', detail: { n: 1 } });
      await store().events.append({ submissionId: id, at: LATER, kind: 'paid', detail: {} });
      expect(await store().events.ofSubmission(id)).toEqual([
        { submissionId: id, at: NOW, kind: 'quoted', detail: { n: 1 } },
        { submissionId: id, at: LATER, kind: 'paid', detail: {} },
      ]);
      await expect(
        stores().db.deleteFrom('submissionEvents').where('submissionId', '=', id).execute(),
      ).rejects.toThrow(/kept for good/);
      await expect(
        stores().db.updateTable('submissionEvents').set({ kind: 'x' }).execute(),
      ).rejects.toThrow(/kept for good/);
    });
  });
}
