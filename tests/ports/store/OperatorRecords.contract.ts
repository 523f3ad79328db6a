import { describe, expect, it } from 'vitest';
import type { Disposition } from '../../../server/ports/store/PaymentAttempt.ts';
import type { SubmissionStore } from '../../../server/ports/store/SubmissionStore.ts';
import { LATER, NOW, nextId, submissionSteps } from './submissionSteps.ts';

const DEAL = { dealtAt: LATER, dealtBy: 'A' };
const ALL = { isAll: true, limit: 10_000 };
const WAITING = { isAll: false, limit: 10_000 };

/**
 * Describes the records that every store returns to operators.
 *
 * @param store returns the store under test
 */
export function describeOperatorRecords(store: () => SubmissionStore): void {
  describe('operator records', () => {
    const { submitted, quoted, attempt } = submissionSteps(store);
    const operator = () => store().operator;
    /** Creates an approved payment of a submission; by default it needs action. */
    const setAside = async (disposition: Disposition = 'NEEDS_ACTION', approvedCents = 1) => {
      const { id } = await quoted();
      const attemptId = await attempt(id);
      await store().attempts.move(attemptId, ['CREATED'], 'APPROVED', NOW, {
        disposition,
        approvedCents,
        approvedCurrency: 'HKD',
        approvedAt: NOW,
        chargeId: 'C1',
        method: 'visa',
      });
      await store().submissions.move(id, ['QUOTED'], 'PAID_NEEDS_ACTION', NOW);
      return { id, attemptId };
    };
    const isListed = async (attemptId: string, query = WAITING) =>
      (await operator().setAside(query)).some(({ id }) => id === attemptId);
    const noted = async (attemptId: string, reason = 'otherAmount') => {
      const detail = { reason, expectedCents: 1, foundCents: 2 };
      await store().events.append({ attemptId, at: NOW, kind: 'payment.difference', detail });
    };

    it('setAside: returns payments that were set aside, without sealed data', async () => {
      const { id, attemptId } = await setAside();
      const listed = (await operator().setAside(WAITING)).find((each) => each.id === attemptId);
      expect(listed).toEqual({
        id: attemptId,
        submissionId: id,
        amountCents: 38_000,
        dataHash: 'data-1',
        method: 'visa',
        chargeId: 'C1',
        disposition: 'NEEDS_ACTION',
        approvedCents: 1,
        approvedCurrency: 'HKD',
        approvedAt: NOW,
        submission: {
          status: 'PAID_NEEDS_ACTION',
          amountCents: 38_000,
          dataHash: 'data-1',
          hasAnswers: true,
        },
      });
      await store().retention.forgetAnswers(id, NOW);
      const [forgotten] = (await operator().setAside(ALL)).filter((each) => each.id === attemptId);
      expect(forgotten?.submission.hasAnswers).toBe(false);
    });

    it('setAside: excludes used payments, and settled payments without isAll', async () => {
      const { attemptId: used } = await submitted();
      expect(await isListed(used, ALL)).toBe(false);
      const { attemptId } = await setAside('REFUND_DUE');
      expect(await operator().payOut(attemptId, DEAL)).toBe(true);
      expect([await isListed(attemptId), await isListed(attemptId, ALL)]).toEqual([false, true]);
      expect(await operator().setAside({ ...ALL, limit: 1 })).toHaveLength(1);
    });

    it('payOut: succeeds once, and never for a used or unknown payment', async () => {
      const { attemptId } = await setAside();
      expect(await operator().payOut(attemptId, DEAL)).toBe(true);
      expect(await operator().payOut(attemptId, { ...DEAL, dealtBy: 'B' })).toBe(false);
      expect(await operator().use(attemptId, 38_000, DEAL)).toBe(false);
      expect(await store().attempts.find(attemptId)).toMatchObject(DEAL);
      expect(await operator().payOut((await submitted()).attemptId, DEAL)).toBe(false);
      expect(await operator().payOut('NOBODY', DEAL)).toBe(false);
    });

    it('use: applies a payment to its submission once, only with the right amount', async () => {
      const { attemptId } = await setAside();
      await expect(operator().use(attemptId, 1, DEAL)).rejects.toThrow(/applied_means_equal/);
      expect(await operator().use(attemptId, 38_000, DEAL)).toBe(true);
      expect(await operator().use(attemptId, 38_000, DEAL)).toBe(false);
      expect(await operator().payOut(attemptId, DEAL)).toBe(false);
      expect(await store().attempts.find(attemptId)).toMatchObject({
        disposition: 'APPLIED',
        approvedCents: 38_000,
        ...DEAL,
      });
    });

    it('use: refuses a payment that is due for refund', async () => {
      const { attemptId } = await setAside('REFUND_DUE', 38_000);
      expect(await operator().use(attemptId, 38_000, DEAL)).toBe(false);
    });

    it('lockDifference, differences: return a difference and its resolution', async () => {
      const attemptId = nextId('X');
      await noted(attemptId);
      const known = { attemptId, reason: 'otherAmount', at: NOW, expectedCents: 1, foundCents: 2 };
      expect(await operator().lockDifference(attemptId, 'otherAmount')).toEqual(known);
      expect(await operator().lockDifference(attemptId, 'otherFee')).toBeUndefined();
      expect(await operator().differences(WAITING)).toContainEqual(known);
      const detail = { reason: 'otherAmount', by: 'A' };
      const deal = { attemptId, at: LATER, kind: 'operator.differenceDealt', detail };
      await store().events.append(deal);
      await expect(store().events.append(deal)).rejects.toThrow(/difference_dealt_with_once/);
      const dealt = { ...known, ...DEAL };
      expect(await operator().lockDifference(attemptId, 'otherAmount')).toEqual(dealt);
      expect(await operator().differences(WAITING)).not.toContainEqual(known);
      expect(await operator().differences(ALL)).toContainEqual(dealt);
      expect(await store().events.ofAttempt(attemptId)).toHaveLength(2);
    });

    it('waiting: counts open items, and returns the oldest time', async () => {
      const before = await operator().waiting();
      const { id, attemptId } = await setAside();
      await setAside('REFUND_DUE');
      await noted(nextId('X'));
      const { refunds, needsAction, differences } = before;
      expect(await operator().waiting()).toEqual({
        refunds: refunds + 1,
        needsAction: needsAction + 1,
        differences: differences + 1,
        oldestAt: NOW,
      });
      await store().submissions.move(id, ['PAID_NEEDS_ACTION'], 'ABANDONED', NOW);
      expect(await operator().waiting()).toMatchObject({ refunds: refunds + 2, needsAction });
      await operator().payOut(attemptId, DEAL);
      expect(await operator().waiting()).toMatchObject({ refunds: refunds + 1, needsAction });
    });
  });
}
