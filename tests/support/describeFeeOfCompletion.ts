import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOperatorDesk } from '../../server/services/operator/operatorDesk.ts';
import { setAsidePayments } from './setAsidePayments.ts';
import { emptyPortal, type TestPortal } from './testPortal.ts';

const DAY_MS = 24 * 60 * 60_000;
const BY = 'CHAN Siu Ming';

/**
 * Describes the fee of a completion, on one engine.
 *
 * @param open opens an empty portal
 */
export function describeFeeOfCompletion(engine: string, open: () => Promise<TestPortal>): void {
  describe(`the fee of a completion on ${engine}`, () => {
    let portal: TestPortal;
    beforeAll(async () => {
      portal = await open();
    }, 60_000);
    beforeEach(() => emptyPortal(portal));
    afterAll(() => portal?.close());

    const { unfit, correctCharge } = setAsidePayments(() => portal);
    const find = (id: string) => portal.store.submissions.find(id);
    const complete = (target: string, change: Partial<TestPortal['deps']> = {}) =>
      createOperatorDesk({ ...portal.deps, ...change, publicUrl: 'https://portal.example' })({
        order: 'payments:complete',
        target,
        by: BY,
      });

    it('complete: refuses an amount other than the fee of the answers, and names the remedy', async () => {
      const { submissionId, transactionId, chargeId } = await unfit(1);
      await correctCharge(chargeId);
      portal.form.setPrice(39_000);
      expect(await complete(submissionId)).toEqual({
        isDone: false,
        lines: [
          `Cannot complete ${submissionId}: the fee of its answers is HK$390.00, paid was HK$380.00; pay the money out (refund-done ${transactionId}), and the applicant fills in the form again`,
        ],
      });
      expect(await find(submissionId)).toMatchObject({ status: 'PAID_NEEDS_ACTION' });
      expect(await portal.store.attempts.find(transactionId)).toMatchObject({
        disposition: 'NEEDS_ACTION',
      });
      portal.form.setPrice(38_000);
      expect(await complete(submissionId)).toMatchObject({ isDone: true });
    });

    it('complete: refuses when the fee cannot be computed', async () => {
      const { submissionId, chargeId } = await unfit(1);
      await correctCharge(chargeId);
      const catalogue = { byHash: async () => undefined };
      const { isDone, lines } = await complete(submissionId, {
        catalogue: { ...portal.deps.catalogue, ...catalogue },
      });
      expect(isDone).toBe(false);
      expect(lines[0]).toMatch(/the fee of its answers cannot be computed$/);
    });

    it('complete: computes the fee at the time of the quote', async () => {
      const { submissionId, chargeId } = await unfit(1);
      await correctCharge(chargeId);
      const quotedAt = portal.clock.now().toISOString();
      portal.clock.advance(3 * DAY_MS);
      const asked: (string | undefined)[] = [];
      const rules = {
        ...portal.deps.rules,
        evaluate: (...[form, input]: Parameters<typeof portal.deps.rules.evaluate>) => {
          asked.push(input.now);
          return portal.deps.rules.evaluate(form, input);
        },
      };
      expect(await complete(submissionId, { rules })).toMatchObject({ isDone: true });
      expect(asked).toEqual([quotedAt]);
    });
  });
}
