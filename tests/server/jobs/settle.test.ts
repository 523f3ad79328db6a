import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcileLive } from '../../../server/jobs/reconcile.ts';
import { runOutbox } from '../../../server/jobs/runOutbox.ts';
import { settle } from '../../../server/jobs/settle.ts';
import { GatewayError, type SettledCharge } from '../../../server/ports/payment/PaymentGateway.ts';
import { DIFFERENCE_EVENT } from '../../../server/services/fees/noteDifference.ts';
import { testOutbox } from '../../support/testOutbox.ts';
import {
  emptyPortal,
  openedTransaction,
  openTestPortal,
  startedPayment,
  type TestPortal,
} from '../../support/testPortal.ts';

const DAY_MS = 24 * 60 * 60_000;
let portal: TestPortal;
/** Changes the lines of the gateway's settlement. */
let edit: (lines: readonly SettledCharge[]) => readonly SettledCharge[];
beforeAll(async () => {
  portal = await openTestPortal({
    wrap: (gateway) => ({
      create: (order) => gateway.create(order),
      status: (id) => gateway.status(id),
      cancel: (id) => gateway.cancel(id),
      settlement: async (from, to) => edit(await gateway.settlement(from, to)),
    }),
  });
}, 60_000);
beforeEach(async () => {
  edit = (lines) => lines;
  portal.clock.set('2026-11-20T10:00:00+08:00');
  await emptyPortal(portal);
});
afterAll(async () => portal?.close());

/** Pays a form and advances a day, so that the comparison includes the payment. */
async function paidYesterday() {
  const started = await startedPayment(portal);
  await portal.bank.press(started.chargeId, 'approve');
  portal.clock.advance(DAY_MS);
  return started;
}

const differences = () => portal.store.events.recent([DIFFERENCE_EVENT], new Date(0), 10);

/** Returns the alerts to an operator after the outbox ran. */
async function alertsSent() {
  const { deps, alerts } = testOutbox(portal.deps);
  while ((await runOutbox(deps)) > 0);
  return alerts;
}

describe('settle()', () => {
  it('I2, I7: finds no difference if bank, store and fee agree', async () => {
    await paidYesterday();
    expect(await settle(portal.deps)).toEqual({ charges: 1, attempts: 1, differences: 0 });
    expect(await alertsSent()).toEqual([]);
  });

  it('I7: reports a fee that differs from the stored answers, once', async () => {
    const { submissionId, transactionId } = await paidYesterday();
    portal.form.setPrice(39_000);
    expect(await settle(portal.deps)).toMatchObject({ differences: 1 });
    expect(await settle(portal.deps)).toMatchObject({ differences: 0 });
    expect(await differences()).toMatchObject([
      {
        submissionId,
        attemptId: transactionId,
        detail: { reason: 'otherFee', expectedCents: 39_000, foundCents: 38_000 },
      },
    ]);
    expect(await alertsSent()).toEqual([
      { reason: 'otherFee', submissionId, about: transactionId },
    ]);
  });

  it('I7: computes with the pinned definition, at the time of the quote', async () => {
    await paidYesterday();
    const asked: string[] = [];
    portal.form.republish('hash-2');
    const { evaluate } = portal.deps.rules;
    const rules: typeof portal.deps.rules = {
      ...portal.deps.rules,
      evaluate: (form, options) => {
        asked.push(`${form.hash} ${options.now}`);
        return evaluate(form, options);
      },
    };
    expect(await settle({ ...portal.deps, rules })).toMatchObject({ differences: 0 });
    expect(asked).toEqual(['hash-1 2026-11-20T02:00:00.000Z']);
    portal.form.republish('hash-1');
  });

  it('I7: reports a fee that it cannot compute', async () => {
    const { transactionId } = await paidYesterday();
    const lost = { ...portal.deps.catalogue, byHash: async () => undefined };
    await settle({ ...portal.deps, catalogue: lost });
    expect(await differences()).toMatchObject([
      { attemptId: transactionId, detail: { reason: 'feeUnknown' } },
    ]);
  });

  it('I7: reconcileLive: compares the fee of a newly found payment', async () => {
    const { transactionId, chargeId } = await startedPayment(portal);
    await portal.charges.change(chargeId, { status: 'APPR' });
    portal.clock.advance(60_000);
    portal.form.setPrice(39_000);
    await reconcileLive(portal.deps);
    expect(await differences()).toMatchObject([
      { attemptId: transactionId, detail: { reason: 'otherFee' } },
    ]);
  });

  it('I2: reports money of an unknown charge', async () => {
    await paidYesterday();
    const stray = { chargeId: 'C9', attemptId: 'STRAY', amountCents: 500, currency: 'HKD' };
    edit = (lines) => (lines.length > 0 ? [...lines, stray] : lines);
    expect(await settle(portal.deps)).toMatchObject({ charges: 2, differences: 1 });
    expect(await differences()).toMatchObject([
      { attemptId: 'STRAY', detail: { reason: 'chargeWithoutSubmission', foundCents: 500 } },
    ]);
    expect(await alertsSent()).toEqual([
      { reason: 'chargeWithoutSubmission', submissionId: '', about: 'STRAY' },
    ]);
  });

  it('I2: reports an approval without a charge', async () => {
    const { transactionId } = await paidYesterday();
    edit = () => [];
    expect(await settle(portal.deps)).toEqual({ charges: 0, attempts: 1, differences: 1 });
    expect(await differences()).toMatchObject([
      {
        attemptId: transactionId,
        detail: { reason: 'submissionWithoutCharge', expectedCents: 38_000 },
      },
    ]);
  });

  it.each([
    ['amount', { amountCents: 37_900 }],
    ['currency', { currency: 'CNY' }],
  ])('I2: reports a charge that is settled with another %s', async (_, change) => {
    const { transactionId } = await paidYesterday();
    edit = (lines) => lines.map((line) => ({ ...line, ...change }));
    await settle(portal.deps);
    expect(await differences()).toMatchObject([
      { attemptId: transactionId, detail: { reason: 'otherAmount' } },
    ]);
  });

  it('T-10: finds a payment that was missed for days, and completes its form', async () => {
    const { submissionId, chargeId } = await startedPayment(portal);
    await portal.bank.press(chargeId, 'cancel');
    portal.clock.advance(2 * DAY_MS);
    const updatedAt = portal.clock.now();
    await portal.charges.change(chargeId, { status: 'APPR', updatedAt });
    portal.clock.advance(DAY_MS);
    expect(await settle(portal.deps)).toMatchObject({ charges: 1, differences: 0 });
    expect(await portal.store.submissions.find(submissionId)).toMatchObject({
      status: 'SUBMITTED',
    });
  });

  it('compares whole days in Hong Kong, and finds a partner across midnight', async () => {
    portal.clock.set('2026-11-20T23:59:59+08:00');
    const first = await startedPayment(portal);
    portal.clock.set('2026-11-21T00:00:01+08:00');
    await portal.bank.press(first.chargeId, 'approve');
    const second = await startedPayment(portal);
    await portal.bank.press(second.chargeId, 'approve');
    // The bank recorded the first charge a second before midnight.
    await portal.stores.db
      .updateTable('sandboxCharges')
      .set({ updatedAt: new Date('2026-11-20T23:59:59+08:00') })
      .where('id', '=', first.chargeId)
      .execute();
    expect(await settle(portal.deps)).toEqual({ charges: 1, attempts: 0, differences: 0 });
    portal.clock.set('2026-11-28T09:00:00+08:00');
    expect(await settle(portal.deps)).toEqual({ charges: 1, attempts: 2, differences: 0 });
  });

  it('rejects and records no difference if the settlement is unreadable', async () => {
    await paidYesterday();
    edit = () => {
      throw new GatewayError('unreachable', 'gone');
    };
    await expect(settle(portal.deps)).rejects.toThrow('gone');
    edit = () => [{ chargeId: 'C' }] as never;
    await expect(settle(portal.deps)).rejects.toThrow('Cannot read the settlement');
    expect(await differences()).toEqual([]);
  });

  it('reports no difference for a payment that needs a refund', async () => {
    const first = await startedPayment(portal);
    await portal.bank.press(first.chargeId, 'cancel');
    const again = await openedTransaction(portal, first.submissionId);
    await portal.services.startWebPayment({
      ...again,
      sitting: 'a'.repeat(64),
      method: 'visa',
      language: 'en',
    });
    const charge = await portal.charges.ofAttempt(again.transactionId);
    await portal.bank.press(charge?.id ?? '', 'approve');
    await portal.bank.press(first.chargeId, 'approve');
    portal.clock.advance(DAY_MS);
    expect(await settle(portal.deps)).toEqual({ charges: 2, attempts: 2, differences: 0 });
  });
});
