import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reconcileFinal } from '../../server/jobs/reconcile.ts';
import {
  createOperatorDesk,
  type OperatorDesk,
} from '../../server/services/operator/operatorDesk.ts';
import { moneyBroken } from './moneyBroken.ts';
import { type SetAside, setAsidePayments } from './setAsidePayments.ts';
import { emptyPortal, type TestPortal } from './testPortal.ts';

/** A step of a schedule: an act, and the index of its payment. */
const STEP = fc.record({
  act: fc.constantFrom(
    'refund-done',
    'complete',
    'note',
    'both',
    'correct',
    'approveOther',
    'time',
  ),
  at: fc.nat(3),
});

/**
 * Describes concurrent and random acts of operators, on one engine.
 *
 * @param open opens an empty portal
 */
export function describePaymentRaces(engine: string, open: () => Promise<TestPortal>): void {
  describe(`acts of two operators at once on ${engine}`, () => {
    let portal: TestPortal;
    let desk: OperatorDesk;
    beforeAll(async () => {
      portal = await open();
      desk = deskOf();
    }, 60_000);
    beforeEach(() => emptyPortal(portal));
    afterAll(() => portal?.close());

    const deskOf = (change: Partial<TestPortal['deps']> = {}) =>
      createOperatorDesk({ ...portal.deps, ...change, publicUrl: 'https://portal.example' });
    const { unfit, edited, paidTwice, correctCharge } = setAsidePayments(() => portal);
    const act = (name: string, target: string, by = 'A') =>
      desk({ order: `payments:${name}`, target, by, note: 'a note' });
    const repaired = async () => {
      const made = await unfit(1);
      await correctCharge(made.chargeId);
      return made;
    };
    const statusOf = async (id: string) => (await portal.store.submissions.find(id))?.status;

    it.each([
      ['complete', 'refund-done'],
      ['refund-done', 'complete'],
    ])('%s and %s at once: exactly one takes effect', { timeout: 60_000 }, async (...names) => {
      for (let round = 0; round < 15; round += 1) {
        const { submissionId, transactionId } = await repaired();
        const answers = await Promise.all(
          names.map((name) => act(name, name === 'complete' ? submissionId : transactionId)),
        );
        expect(answers.map(({ isDone }) => isDone).toSorted()).toEqual([false, true]);
        expect(await moneyBroken(portal)).toBeUndefined();
      }
    });

    it('complete and refund-done: exactly one takes effect when the refund starts at the response of the gateway', async () => {
      const { status } = portal.deps.gateway;
      for (let round = 0; round < 15; round += 1) {
        const { submissionId, transactionId } = await repaired();
        let refund: ReturnType<OperatorDesk> | undefined;
        const answering = async (attemptId: string) => {
          const answer = await status.call(portal.deps.gateway, attemptId);
          setTimeout(() => {
            refund = act('refund-done', transactionId);
          }, round % 4);
          return answer;
        };
        const racing = deskOf({ gateway: { ...portal.deps.gateway, status: answering } });
        const order = { order: 'payments:complete', target: submissionId, by: 'B' };
        const completed = await racing(order);
        await expect.poll(() => refund).toBeDefined();
        expect((await refund)?.isDone).toBe(!completed.isDone);
        expect(await moneyBroken(portal)).toBeUndefined();
      }
    });

    it('complete: is refused when a refund takes effect during its request to the gateway', async () => {
      const { submissionId, transactionId } = await repaired();
      const status = async (attemptId: string) => {
        const answer = await portal.deps.gateway.status(attemptId);
        expect(await act('refund-done', transactionId)).toMatchObject({ isDone: true });
        return answer;
      };
      const slow = deskOf({ gateway: { ...portal.deps.gateway, status } });
      const late = await slow({ order: 'payments:complete', target: submissionId, by: 'B' });
      expect(late.isDone).toBe(false);
      expect(late.lines[0]).toMatch(/its money was paid out at \S+ by A$/);
      expect(await statusOf(submissionId)).toBe('ABANDONED');
      expect(await moneyBroken(portal)).toBeUndefined();
    });

    it('complete: says "Done already" when another operator completes between its reads', async () => {
      const { submissionId } = await repaired();
      const find = vi.spyOn(portal.store.submissions, 'find');
      find.mockImplementationOnce(async (id) => {
        const read = await portal.store.submissions.find(id);
        await act('complete', submissionId, 'B');
        return read;
      });
      const answer = await act('complete', submissionId, 'A');
      expect(answer).toMatchObject({ isDone: true });
      expect(answer.lines[0]).toMatch(/^Done already/);
      expect(await moneyBroken(portal)).toBeUndefined();
    });

    it('refund-done: is refused after a completion', async () => {
      const { submissionId, transactionId } = await repaired();
      await act('complete', submissionId);
      expect(await act('refund-done', transactionId)).toEqual({
        isDone: false,
        lines: [`Cannot pay ${transactionId} out: submission ${submissionId} is paid with it`],
      });
      expect(await moneyBroken(portal)).toBeUndefined();
    });

    it.each(['refund-done', 'complete'])(
      '%s: takes effect once when twenty operators order it at once',
      async (name) => {
        const { submissionId, transactionId } = await repaired();
        const target = name === 'complete' ? submissionId : transactionId;
        const reported = await Promise.all(
          Array.from({ length: 20 }, (_, index) => act(name, target, `Operator ${index}`)),
        );
        expect(reported.every(({ isDone }) => isDone)).toBe(true);
        expect(reported.filter(({ lines }) => !lines[0]?.startsWith('Done already'))).toHaveLength(
          1,
        );
        expect(await moneyBroken(portal)).toBeUndefined();
      },
    );

    it('database: refuses two uses of the same money, even for direct updates', async () => {
      const deal = { dealtAt: portal.clock.now(), dealtBy: 'A' };
      const change = (id: string, to: object) =>
        portal.stores.db.updateTable('paymentAttempts').set(to).where('id', '=', id).execute();
      const { transactionId: out } = await repaired();
      await act('refund-done', out);
      await expect(
        change(out, { disposition: 'APPLIED', approvedCents: 38_000 }),
      ).rejects.toThrow();
      await expect(change(out, { dealtAt: null, dealtBy: null })).rejects.toThrow(/no money of it/);
      const { transactionId: used, submissionId } = await repaired();
      await act('complete', submissionId);
      await expect(change(used, { disposition: 'NEEDS_ACTION' })).rejects.toThrow(/approved/);
      const { paidBy, transactionId: due } = await paidTwice();
      await expect(change(paidBy, deal)).rejects.toThrow(/no money of it waits/);
      await expect(change(due, { disposition: 'APPLIED', ...deal })).rejects.toThrow(/approved/);
      const { transactionId: wrong } = await unfit(1);
      await expect(
        change(wrong, { disposition: 'APPLIED', approvedCurrency: 'HKD' }),
      ).rejects.toThrow();
    });

    it('operatorDesk: no schedule of acts uses money twice or loses money', {
      timeout: 120_000,
    }, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(STEP, { minLength: 4, maxLength: 14 }), async (steps) => {
          await emptyPortal(portal);
          const made: readonly SetAside[] = [
            await repaired(),
            await edited(),
            await unfit(1, { isSecond: true }),
            await unfit(1, { isSecondCancelled: true }),
          ];
          for (const step of steps) {
            await play(step.act, made[step.at] ?? made[0]);
            expect(await moneyBroken(portal)).toBeUndefined();
          }
        }),
        { numRuns: 12 },
      );
    });

    async function play(name: string, about: SetAside | undefined): Promise<void> {
      if (!about) return;
      const { submissionId, transactionId, chargeId, other = transactionId } = about;
      switch (name) {
        case 'correct':
          return correctCharge(chargeId);
        case 'approveOther': {
          const charge = await portal.charges.ofAttempt(other);
          await portal.charges.change(charge?.id ?? '', { status: 'APPR' });
          await portal.services.applyGatewayResult(other, 'notification');
          return;
        }
        case 'time':
          portal.clock.advance(11 * 60_000);
          await reconcileFinal(portal.deps);
          return;
        case 'both':
          await Promise.all([
            act('complete', submissionId),
            act('refund-done', transactionId),
            act('refund-done', other),
          ]);
          return;
        default:
          await act(name, name === 'complete' ? submissionId : transactionId);
      }
    }
  });
}
