import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GatewayOrder } from '../../../../server/ports/payment/PaymentGateway.ts';
import { TEST_CODE } from '../../../support/testForm.ts';
import {
  answersFor,
  openedTransaction,
  openTestPortal,
  PUBLIC_URL,
  SITTING,
  savedSubmission,
  startedPayment,
  type TestPortal,
} from '../../../support/testPortal.ts';

const orders: GatewayOrder[] = [];
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({
    wrap: (gateway) => ({
      create: (order) => {
        orders.push(order);
        return gateway.create(order);
      },
      status: (id) => gateway.status(id),
      cancel: (id) => gateway.cancel(id),
      settlement: (from, to) => gateway.settlement(from, to),
    }),
  });
}, 60_000);
afterAll(async () => portal?.close());

const submit = (submissionId: string, amountCents: number) =>
  portal.services.submitForm({
    sitting: SITTING,
    formCode: TEST_CODE,
    amountCents,
    submissionId,
    files: [],
    language: 'en',
    printOnPaper: false,
  });

describe('amounts that a browser sends', () => {
  it('T-01, B-31: a path amount other than the computed fee is refused and recorded', async () => {
    const { submissionId, chargeId } = await startedPayment(portal);
    await portal.bank.press(chargeId, 'approve');
    for (const amountCents of [0, 1, 37_999, 38_001, 3_800_000]) {
      expect(await submit(submissionId, amountCents)).toEqual({
        result: 'amountMismatch',
        submissionId,
        amountCents: 38_000,
      });
    }
    expect(await submit(submissionId, 38_000)).toMatchObject({ result: 'ok' });
    const events = await portal.store.events.ofSubmission(submissionId);
    const noted = events.filter(({ kind }) => kind === 'submission.amountMismatch');
    expect(noted.map(({ detail }) => detail.claimedCents)).toEqual([
      0, 1, 37_999, 38_001, 3_800_000,
    ]);
  });

  it('T-01: a payable form is not submitted with an amount of zero', async () => {
    const submissionId = await savedSubmission(portal);
    expect(await submit(submissionId, 0)).toMatchObject({ result: 'amountMismatch' });
    expect(await submit(submissionId, 38_000)).toMatchObject({ result: 'paymentRequired' });
    const whole = await portal.services.submitForm({
      sitting: SITTING,
      formCode: TEST_CODE,
      amountCents: 0,
      formData: answersFor(1),
      files: [],
      language: 'en',
      printOnPaper: false,
    });
    expect(whole).toMatchObject({ result: 'amountMismatch', amountCents: 38_000 });
  });

  it('T-02: createTransaction with another amount opens no payment', async () => {
    const submissionId = await savedSubmission(portal);
    for (const amountCents of [0, 1, 37_999, 38_001]) {
      const opened = await portal.services.createTransaction({
        submissionId,
        amountCents,
        sitting: SITTING,
      });
      expect(opened).toEqual({ result: 'amountMismatch', amountCents: 38_000 });
    }
    expect(await portal.store.attempts.ofSubmission(submissionId)).toEqual([]);
  });

  it('T-02: the gateway gets the computed cents or no order, for any browser order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constant(76_000), fc.integer({ min: -1, max: 200_000 })),
        fc.constantFrom('HKD', 'USD', 'CNY', ''),
        async (totalCents, currency) => {
          const submissionId = await savedSubmission(portal, answersFor(2));
          const transaction = await openedTransaction(portal, submissionId);
          const before = orders.length;
          const started = await portal.services.startWebPayment({
            ...transaction,
            sitting: SITTING,
            method: 'visa',
            language: 'en',
            totalCents,
            currency,
          });
          const isRight = totalCents === 76_000 && currency === 'HKD';
          expect(started).toMatchObject(
            isRight ? { redirectUrl: expect.any(String) } : { refused: 'orderDiffers' },
          );
          const sent = orders.slice(before);
          expect(sent.map(({ amountCents }) => amountCents)).toEqual(isRight ? [76_000] : []);
          expect(sent.every((order) => order.currency === 'HKD')).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('T-30: sends the gateway the return address of the portal, and refuses others', async () => {
    const submissionId = await savedSubmission(portal);
    const transaction = await openedTransaction(portal, submissionId);
    const start = (returnUrl: string) =>
      portal.services.startWebPayment({
        ...transaction,
        sitting: SITTING,
        method: 'visa',
        language: 'en',
        returnUrl,
      });
    for (const evil of ['https://evil.example/', 'javascript:alert(1)', '//evil.example', 'x']) {
      expect(await start(evil)).toEqual({ refused: 'returnUrl' });
    }
    await start(`${PUBLIC_URL}/payment/callback?x=1`);
    expect(orders.at(-1)?.returnUrl).toBe(`${PUBLIC_URL}/payment/callback`);
  });
});

describe('answers that decide the fee', () => {
  const update = (submissionId: string, formData: Readonly<Record<string, unknown>>) =>
    portal.services.updateSubmission({
      submissionId,
      sitting: SITTING,
      formCode: TEST_CODE,
      formData,
      files: [],
      language: 'en',
    });

  it('T-03: cannot change after the payment started or completed', async () => {
    const { submissionId, chargeId } = await startedPayment(portal);
    const before = await portal.store.submissions.find(submissionId);
    expect(await update(submissionId, answersFor(5))).toEqual({
      result: 'paidDataLocked',
      submissionId,
    });
    await portal.bank.press(chargeId, 'approve');
    expect(await update(submissionId, answersFor(5))).toEqual({
      result: 'paidDataLocked',
      submissionId,
    });
    const after = await portal.store.submissions.find(submissionId);
    expect(after).toMatchObject({ status: 'SUBMITTED', dataHash: before?.dataHash });
    const attempts = await portal.store.attempts.ofSubmission(submissionId);
    expect(attempts.map(({ dataHash }) => dataHash)).toEqual([before?.dataHash]);
  });

  it('T-03: cannot change while the bank has not answered the order yet', async () => {
    const submissionId = await savedSubmission(portal);
    const { transactionId } = await openedTransaction(portal, submissionId);
    const startedAt = portal.clock.now();
    await portal.store.attempts.annotate(transactionId, startedAt, { startedAt, method: 'visa' });
    expect(await update(submissionId, answersFor(5))).toEqual({
      result: 'paidDataLocked',
      submissionId,
    });
  });

  it('T-03: can change before the payment starts, which voids the attempt', async () => {
    const submissionId = await savedSubmission(portal);
    const first = await openedTransaction(portal, submissionId);
    expect(await update(submissionId, answersFor(2))).toMatchObject({ amountCents: 76_000 });
    const started = await portal.services.startWebPayment({
      ...first,
      sitting: SITTING,
      method: 'visa',
      language: 'en',
    });
    expect(started).toEqual({ refused: 'tokenExpired' });
    const second = await openedTransaction(portal, submissionId);
    expect(second.transactionId).not.toBe(first.transactionId);
  });

  it('T-03: a late payment for earlier answers is not used for the new answers', async () => {
    const first = await startedPayment(portal);
    await portal.bank.press(first.chargeId, 'cancel');
    await update(first.submissionId, { ...answersFor(1), name: 'WONG SIU MING' });
    await portal.bank.press(first.chargeId, 'approve');
    expect(await portal.store.submissions.find(first.submissionId)).toMatchObject({
      status: 'PAID_NEEDS_ACTION',
    });
    expect(await submit(first.submissionId, 38_000)).toMatchObject({
      result: 'paymentNeedsAction',
      transactionId: first.transactionId,
    });
  });

  it('B-75: an old price applies until it expires, then the new price is returned', async () => {
    const submissionId = await savedSubmission(portal);
    portal.form.setPrice(42_000);
    const open = (amountCents: number) =>
      portal.services.createTransaction({ submissionId, amountCents, sitting: SITTING });
    const opened = await open(38_000);
    expect(opened).toMatchObject({ result: 'ok' });
    if (opened?.result !== 'ok') return;
    await portal.services.cancelPayment({ ...opened, sitting: SITTING });
    portal.clock.advance(24 * 60 * 60 * 1000);
    expect(await open(38_000)).toEqual({ result: 'amountMismatch', amountCents: 42_000 });
    expect(await open(42_000)).toMatchObject({ result: 'ok' });
    portal.form.setPrice(38_000);
  });

  it('B-75: a form with a free quote is submitted free until the quote expires', async () => {
    portal.form.setPrice(0);
    const [early, late] = [await savedSubmission(portal), await savedSubmission(portal)];
    portal.form.setPrice(42_000);
    expect(await submit(early, 0)).toMatchObject({ result: 'ok', amountCents: 0 });
    portal.clock.advance(24 * 60 * 60 * 1000);
    const dearer = { result: 'amountMismatch', submissionId: late, amountCents: 42_000 };
    expect(await submit(late, 0)).toEqual(dearer);
    expect(await submit(late, 0)).toEqual(dearer);
    expect(await submit(late, 42_000)).toMatchObject({ result: 'paymentRequired' });
    portal.form.setPrice(38_000);
  });

  it('B-75: an expired price of a changed form returns formChanged', async () => {
    const submissionId = await savedSubmission(portal);
    portal.form.republish('hash-of-a-newer-version');
    const open = () =>
      portal.services.createTransaction({ submissionId, amountCents: 38_000, sitting: SITTING });
    const opened = await open();
    expect(opened).toMatchObject({ result: 'ok' });
    if (opened?.result !== 'ok') return;
    await portal.services.cancelPayment({ ...opened, sitting: SITTING });
    portal.clock.advance(24 * 60 * 60 * 1000);
    expect(await open()).toEqual({ result: 'formChanged' });
  });
});
