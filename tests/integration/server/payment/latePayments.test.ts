import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileFinal, reconcileLive } from '../../../../server/jobs/reconcile.ts';
import { attemptOf, payByCard, statusOf } from '../../../support/portalPayments.ts';
import {
  answersFor,
  openedTransaction,
  openTestPortal,
  SITTING,
  startedPayment,
  type TestPortal,
} from '../../../support/testPortal.ts';

const MINUTE_MS = 60_000;
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(async () => portal?.close());

const outboxOf = async (submissionId: string) => {
  const rows = await portal.stores.db
    .selectFrom('outbox')
    .select('topic')
    .where('submissionId', '=', submissionId)
    .execute();
  return rows.map(({ topic }) => topic).toSorted();
};

describe('late approvals', () => {
  it('T-10: a payment completes the form after the browser was closed', async () => {
    const { submissionId, chargeId } = await startedPayment(portal);
    await portal.charges.change(chargeId, { status: 'APPR' });
    portal.clock.advance(30_000);
    await reconcileLive(portal.deps);
    expect(await statusOf(portal, submissionId)).toBe('SUBMITTED');
  });

  it.each([
    ['cancelled', 'cancel', 10 * MINUTE_MS],
    ['rejected', 'reject', 23 * 60 * MINUTE_MS],
  ] as const)(
    'T-13: a %s attempt is used when the bank approves it later',
    async (_, button, ms) => {
      const { submissionId, chargeId } = await startedPayment(portal);
      await portal.bank.press(chargeId, button);
      expect(await statusOf(portal, submissionId)).toBe('QUOTED');
      portal.clock.advance(ms);
      await portal.charges.change(chargeId, { status: 'APPR' });
      await reconcileFinal(portal.deps);
      expect(await statusOf(portal, submissionId)).toBe('SUBMITTED');
    },
  );

  it('T-13: a late approval of a paid form is due for refund and alerts an operator', async () => {
    const first = await startedPayment(portal);
    await portal.bank.press(first.chargeId, 'cancel');
    const second = await openedTransaction(portal, first.submissionId);
    const started = await payByCard(portal, second);
    if (!started || 'refused' in started) throw new Error('Cannot pay a second time');
    await portal.bank.press(started.redirectUrl.split('/').at(-1) ?? '', 'approve');
    await portal.bank.press(first.chargeId, 'approve');
    expect(await attemptOf(portal, first.transactionId)).toMatchObject({
      status: 'APPROVED',
      disposition: 'REFUND_DUE',
    });
    expect(await attemptOf(portal, second.transactionId)).toMatchObject({ disposition: 'APPLIED' });
    expect(await statusOf(portal, first.submissionId)).toBe('SUBMITTED');
    expect(await outboxOf(first.submissionId)).toEqual([
      'ackPdf',
      'ackPdf',
      'export',
      'operatorAlert',
      'refundNotice',
    ]);
  });

  it.each(['APPR', 'REJT', 'CANC'] as const)(
    'reports the time and the reference of the bank for a payment that ended as %s',
    async (status) => {
      const { transactionId, chargeId } = await startedPayment(portal);
      portal.clock.advance(MINUTE_MS);
      const updatedAt = portal.clock.now();
      await portal.charges.change(chargeId, { status, updatedAt });
      portal.clock.advance(20 * MINUTE_MS);
      await reconcileLive(portal.deps);
      const record = { paymentId: chargeId, method: 'visa', settledAt: updatedAt };
      expect(await portal.services.pollTransaction(transactionId, SITTING)).toMatchObject({
        status,
        record,
      });
    },
  );

  it('stores the time of an approval after a cancellation', async () => {
    const { transactionId, chargeId } = await startedPayment(portal);
    await portal.bank.press(chargeId, 'cancel');
    portal.clock.advance(MINUTE_MS);
    await portal.bank.press(chargeId, 'approve');
    expect(await attemptOf(portal, transactionId)).toMatchObject({ settledAt: portal.clock.now() });
  });

  it('B-74: money of another amount or currency only alerts an operator', async () => {
    for (const cents of [4, 6]) {
      portal.form.setPrice(38_000 + cents);
      const { submissionId, transactionId } = await startedPayment(portal, answersFor(1));
      portal.form.setPrice(38_000);
      await portal.services.applyGatewayResult(transactionId, 'poll');
      expect(await statusOf(portal, submissionId)).toBe('PAID_NEEDS_ACTION');
      expect(await attemptOf(portal, transactionId)).toMatchObject({ disposition: 'NEEDS_ACTION' });
      expect(await outboxOf(submissionId)).toEqual(['operatorAlert']);
      const amountCents = 38_000 + cents;
      const again = { submissionId, amountCents, sitting: SITTING };
      expect(await portal.services.createTransaction(again)).toEqual({
        result: 'paymentNeedsAction',
      });
      expect(await portal.services.readByTransaction(transactionId, SITTING)).toMatchObject({
        result: 'paymentNeedsAction',
        transactionId,
      });
    }
  });

  it('T-12: a failed effect rolls back the approval; the next call applies both', async () => {
    const { submissionId, transactionId, chargeId } = await startedPayment(portal);
    await portal.charges.change(chargeId, { status: 'APPR' });
    const { applyGatewayResult } = await import(
      '../../../../server/services/payment/applyGatewayResult.ts'
    );
    const failing = {
      ...portal.deps,
      ids: {
        ...portal.deps.ids,
        digits: () => {
          throw new Error('no digits today');
        },
      },
    };
    await expect(applyGatewayResult(failing, transactionId, 'notification')).rejects.toThrow();
    expect(await attemptOf(portal, transactionId)).toMatchObject({ status: 'PENDING' });
    expect(await statusOf(portal, submissionId)).toBe('PAYING');
    expect(await outboxOf(submissionId)).toEqual([]);
    await applyGatewayResult(portal.deps, transactionId, 'notification');
    expect(await statusOf(portal, submissionId)).toBe('SUBMITTED');
  });
});
