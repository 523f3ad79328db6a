import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileLive } from '../../../../server/jobs/reconcile.ts';
import { attemptOf, payByCard } from '../../../support/portalPayments.ts';
import {
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

const submissionOf = (submissionId: string) => portal.store.submissions.find(submissionId);
const create = (submissionId: string, amountCents = 38_000) =>
  portal.services.createTransaction({ submissionId, amountCents, sitting: SITTING });
const poll = (transactionId: string) => portal.services.pollTransaction(transactionId, SITTING);

/** Returns a payment that timed out at the bank. */
async function timedOut() {
  const payment = await startedPayment(portal);
  await portal.bank.press(payment.chargeId, 'timeOut');
  return payment;
}

/** Returns a first payment that the bank cancelled, and a second payment at the bank. */
async function paidTwice() {
  const first = await startedPayment(portal);
  await portal.bank.press(first.chargeId, 'cancel');
  const second = await openedTransaction(portal, first.submissionId);
  const started = await payByCard(portal, second);
  if (!started || 'refused' in started) throw new Error('Cannot begin the second payment');
  const chargeId = started.redirectUrl.split('/').at(-1) ?? '';
  return { first, second: { ...second, chargeId } };
}

describe('promise 8: a payment that timed out', () => {
  it('promise 8: is reported as a time-out that allows no second payment', async () => {
    const { submissionId, transactionId } = await timedOut();
    const { status } = (await submissionOf(submissionId)) ?? {};
    expect(status).toBe('PAYING');
    expect(await poll(transactionId)).toMatchObject({ status: 'PSTO', canRetry: false });
    expect(await create(submissionId)).toEqual({ result: 'processing', transactionId });
  });

  it('promise 8: completes the form when it is approved late', async () => {
    const { submissionId, transactionId, chargeId } = await timedOut();
    await portal.bank.press(chargeId, 'approve');
    expect(await submissionOf(submissionId)).toMatchObject({ status: 'SUBMITTED' });
    expect(await poll(transactionId)).toMatchObject({ status: 'APPR' });
  });

  it('promise 8: ends when the applicant cancels it and the bank confirms', async () => {
    const { submissionId, transactionId, webToken } = await timedOut();
    const call = { transactionId, webToken, sitting: SITTING };
    expect(await portal.services.cancelPayment(call)).toMatchObject({
      status: 'CANC',
      canRetry: true,
    });
    const second = await openedTransaction(portal, submissionId);
    expect(second.transactionId).not.toBe(transactionId);
  });

  it('promise 8: ends when the bank rejects it later', async () => {
    const { transactionId, chargeId } = await timedOut();
    await portal.bank.press(chargeId, 'reject');
    expect(await poll(transactionId)).toMatchObject({ status: 'REJT', canRetry: true });
  });

  it('promise 8: is cancelled at the bank by the server two minutes later', async () => {
    const { submissionId, transactionId } = await timedOut();
    portal.clock.advance(2 * MINUTE_MS - 1);
    await reconcileLive(portal.deps);
    expect(await attemptOf(portal, transactionId)).toMatchObject({ status: 'UNKNOWN' });
    portal.clock.advance(MINUTE_MS);
    await reconcileLive(portal.deps);
    expect(await attemptOf(portal, transactionId)).toMatchObject({ status: 'CANCELLED' });
    expect(await submissionOf(submissionId)).toMatchObject({ status: 'QUOTED' });
  });

  it('promise 8: remains unknown for a day if not cancelled, then frees the form', async () => {
    portal.form.setPrice(38_013);
    const { submissionId, transactionId, webToken } = await startedPayment(portal);
    portal.form.setPrice(38_000);
    const charge = await portal.charges.ofAttempt(transactionId);
    await portal.charges.change(charge?.id ?? '', {
      approveAt: new Date(portal.clock.now().getTime() + 48 * 60 * MINUTE_MS),
    });
    await poll(transactionId);
    const call = { transactionId, webToken, sitting: SITTING };
    expect(await portal.services.cancelPayment(call)).toMatchObject({
      status: 'PSTO',
      canRetry: false,
    });
    expect(await create(submissionId, 38_013)).toEqual({ result: 'processing', transactionId });
    portal.clock.advance(24 * 60 * MINUTE_MS);
    await reconcileLive(portal.deps);
    expect(await poll(transactionId)).toMatchObject({ status: 'PSTO', canRetry: true });
    expect(await submissionOf(submissionId)).toMatchObject({ status: 'QUOTED' });
  });

  it.each([
    [9, 'DUPA'],
    [10, 'PSER'],
    [11, 'FIER'],
  ])(
    'promise 8: amounts that end in .%d are reported as %s, and the payment remains open',
    async (cents, status) => {
      portal.form.setPrice(38_000 + cents);
      const { submissionId, transactionId } = await startedPayment(portal);
      portal.form.setPrice(38_000);
      expect(await poll(transactionId)).toMatchObject({ status, canRetry: false });
      expect(await create(submissionId, 38_000 + cents)).toMatchObject({ result: 'processing' });
    },
  );
});

describe('promise 8: two payments for one form', () => {
  it('promise 8: the second is cancelled at the bank when the first is approved late', async () => {
    const { first, second } = await paidTwice();
    await portal.bank.press(first.chargeId, 'approve');
    expect(await submissionOf(first.submissionId)).toMatchObject({
      status: 'SUBMITTED',
      paidAttemptId: first.transactionId,
    });
    expect(await portal.charges.find(second.chargeId)).toMatchObject({ status: 'CANC' });
    expect(await poll(second.transactionId)).toMatchObject({
      status: 'CANC',
      canRetry: false,
      paidBy: first.transactionId,
    });
  });

  it('promise 8: the second is listed as due for refund when the bank approved both', async () => {
    const { first, second } = await paidTwice();
    await portal.charges.change(second.chargeId, { status: 'APPR' });
    await portal.bank.press(first.chargeId, 'approve');
    const other = { transactionId: second.transactionId, amountCents: 38_000, state: 'refundDue' };
    expect(await poll(second.transactionId)).toMatchObject({
      status: 'APPR',
      paidBy: first.transactionId,
      otherPayments: [other],
    });
    const read = await portal.services.readByTransaction(second.transactionId, SITTING);
    expect(read).toMatchObject({
      result: 'ok',
      transactionId: first.transactionId,
      otherPayments: [other],
    });
  });

  it('promise 8: the second is being cancelled while the bank does not answer', async () => {
    const { first, second } = await paidTwice();
    await portal.bank.press(second.chargeId, 'serverError');
    await portal.bank.press(first.chargeId, 'approve');
    expect(await poll(first.transactionId)).toMatchObject({
      otherPayments: [{ transactionId: second.transactionId, state: 'beingCancelled' }],
    });
    await portal.bank.press(second.chargeId, 'serverError');
    portal.clock.advance(MINUTE_MS);
    await reconcileLive(portal.deps);
    expect(await portal.charges.find(second.chargeId)).toMatchObject({ status: 'CANC' });
    expect(await poll(first.transactionId)).not.toHaveProperty('otherPayments');
  });

  it('promise 8: a second payment that was not started cannot start later', async () => {
    const first = await startedPayment(portal);
    await portal.bank.press(first.chargeId, 'cancel');
    const second = await openedTransaction(portal, first.submissionId);
    await portal.bank.press(first.chargeId, 'approve');
    expect(await attemptOf(portal, second.transactionId)).toMatchObject({ status: 'CANCELLED' });
    expect(await payByCard(portal, second)).toEqual({
      refused: 'liveAttempt',
      transactionId: first.transactionId,
    });
    expect(await portal.charges.ofAttempt(second.transactionId)).toBeUndefined();
  });

  it('promise 8: a charge that opens during the first approval is cancelled', async () => {
    const first = await startedPayment(portal);
    await portal.bank.press(first.chargeId, 'cancel');
    const second = await openedTransaction(portal, first.submissionId);
    const { gateway } = portal.deps;
    const { startWebPayment } = await import('../../../../server/services/payment/startPayment.ts');
    const slow = {
      create: async (order: Parameters<typeof gateway.create>[0]) => {
        await portal.bank.press(first.chargeId, 'approve');
        return gateway.create(order);
      },
      status: (id: string) => gateway.status(id),
      cancel: (id: string) => gateway.cancel(id),
      settlement: (from: Date, to: Date) => gateway.settlement(from, to),
    };
    const started = await startWebPayment(
      { ...portal.deps, gateway: slow },
      { ...second, sitting: SITTING, method: 'visa', language: 'en' },
    );
    expect(started).toEqual({ refused: 'liveAttempt', transactionId: first.transactionId });
    expect(await portal.charges.ofAttempt(second.transactionId)).toMatchObject({ status: 'CANC' });
  });
});

describe('promise 8: a gateway that allows no other attempt', () => {
  it('promise 8: makes the server refuse a new attempt', async () => {
    portal.form.setPrice(38_015);
    const { submissionId, transactionId } = await startedPayment(portal);
    portal.form.setPrice(38_000);
    expect(await poll(transactionId)).toMatchObject({ status: 'REJT', canRetry: false });
    expect(await create(submissionId, 38_015)).toEqual({ result: 'paymentNotRepeatable' });
  });
});
