import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileFinal, reconcileLive } from '../../../../server/jobs/reconcile.ts';
import { GatewayError } from '../../../../server/ports/payment/PaymentGateway.ts';
import { attemptOf, payByCard, statusOf } from '../../../support/portalPayments.ts';
import {
  openedTransaction,
  openTestPortal,
  SITTING,
  savedSubmission,
  startedPayment,
  type TestPortal,
} from '../../../support/testPortal.ts';

const MINUTE_MS = 60_000;
let portal: TestPortal;
/** The gateway's fault instead of an answer; no fault when undefined. */
let fault: (() => Promise<never>) | undefined;
/** The number of status requests to the bank. */
let questions = 0;
beforeAll(async () => {
  portal = await openTestPortal({
    wrap: (gateway) => ({
      create: (order) => (fault ? fault() : gateway.create(order)),
      status: (id) => {
        questions += 1;
        return fault ? fault() : gateway.status(id);
      },
      cancel: (id) => (fault ? fault() : gateway.cancel(id)),
      settlement: (from, to) => gateway.settlement(from, to),
    }),
  });
}, 60_000);
afterAll(async () => portal?.close());

describe('a gateway that gives no conclusive answer', () => {
  const faults: readonly (readonly [string, () => Promise<never>])[] = [
    ['cannot be reached', () => Promise.reject(new GatewayError('unreachable', 'refused'))],
    ['answers 500', () => Promise.reject(new GatewayError('serverError', '500'))],
    ['answers nonsense', () => Promise.resolve({ code: 'YES' } as never)],
    ['answers a page', () => Promise.resolve('<html>' as never)],
    ['answers nothing', () => Promise.resolve(undefined as never)],
    [
      'redirects to another host',
      () =>
        Promise.resolve({
          chargeId: 'C',
          redirectUrl: 'https://evil.example/',
          code: 'X',
        } as never),
    ],
    ['throws an unknown error', () => Promise.reject(new TypeError('fetch failed'))],
  ];

  it('ends an attempt after the gateway refused its token, and allows a new attempt', async () => {
    const submissionId = await savedSubmission(portal);
    const transaction = await openedTransaction(portal, submissionId);
    fault = () => Promise.reject(new GatewayError('tokenExpired', 'expired'));
    expect(await payByCard(portal, transaction)).toEqual({ refused: 'tokenExpired' });
    expect(await attemptOf(portal, transaction.transactionId)).toMatchObject({ status: 'EXPIRED' });
    expect(await statusOf(portal, submissionId)).toBe('QUOTED');
    fault = undefined;
    const next = await openedTransaction(portal, submissionId);
    expect(next.transactionId).not.toBe(transaction.transactionId);
    expect(await payByCard(portal, next)).toMatchObject({ transactionId: next.transactionId });
  });

  it.each(faults)(
    'B-72: a gateway that %s leaves the payment open, never rejected',
    async (_, broken) => {
      const submissionId = await savedSubmission(portal);
      const transaction = await openedTransaction(portal, submissionId);
      fault = broken;
      expect(await payByCard(portal, transaction)).toEqual({
        refused: 'gatewayBusy',
        transactionId: transaction.transactionId,
      });
      expect(
        await portal.services.pollTransaction(transaction.transactionId, SITTING),
      ).toMatchObject({
        status: 'IN_PROCESS',
        canRetry: false,
      });
      fault = undefined;
      expect(await attemptOf(portal, transaction.transactionId)).toMatchObject({
        status: 'UNKNOWN',
      });
      const amountCents = 38_000;
      const again = await portal.services.createTransaction({
        submissionId,
        amountCents,
        sitting: SITTING,
      });
      expect(again).toMatchObject({ result: 'ok', transactionId: transaction.transactionId });
    },
  );

  it('B-72: a gateway that hangs times out', async () => {
    const { GuardedPaymentGateway } = await import(
      '../../../../server/adapters/payment/GuardedPaymentGateway.ts'
    );
    const hang = () => new Promise<never>(() => {});
    const bounds = { createMs: 20, statusMs: 10, cancelMs: 15, settlementMs: 10 };
    const guarded = new GuardedPaymentGateway(
      { create: hang, status: hang, cancel: hang, settlement: hang },
      { ...bounds, redirectHosts: [] },
    );
    const day = new Date();
    const calls = [
      guarded.create({} as never),
      guarded.status('x'),
      guarded.cancel('x'),
      guarded.settlement(day, day),
    ];
    const outcomes = await Promise.allSettled(calls);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ reason: { name: 'GatewayError', reason: 'timeout' } });
    }
  });

  it.each([
    ['no time', {}],
    ['an invalid time', { settledAt: new Date(Number.NaN) }],
    ['a text as the time', { settledAt: '20/11/2026' as never }],
  ])('uses the time of the portal if the bank gives %s', async (_, given) => {
    const { transactionId } = await startedPayment(portal);
    portal.clock.advance(MINUTE_MS);
    const answer = { code: 'REJT', description: '', canRetry: true, ...given } as const;
    fault = () => Promise.resolve(answer as never);
    const state = await portal.services.pollTransaction(transactionId, SITTING);
    fault = undefined;
    expect(state).toMatchObject({
      status: 'REJT',
      record: { settledAt: portal.clock.now() },
    });
  });

  it('K4: an order that reaches the bank after its attempt expired is cancelled', async () => {
    const submissionId = await savedSubmission(portal);
    const transaction = await openedTransaction(portal, submissionId);
    fault = faults[0]?.[1];
    await payByCard(portal, transaction);
    fault = undefined;
    portal.clock.advance(2 * MINUTE_MS);
    await reconcileLive(portal.deps);
    const { transactionId: attemptId } = transaction;
    expect(await attemptOf(portal, attemptId)).toMatchObject({ status: 'EXPIRED' });
    const charge = await portal.deps.gateway.create({
      attemptId,
      method: 'visa',
      amountCents: 38_000,
      currency: 'HKD',
      lines: [],
      language: 'en',
      returnUrl: 'http://portal.test/payment/callback',
    });
    portal.clock.advance(10 * MINUTE_MS);
    await reconcileFinal(portal.deps);
    const rows = await portal.stores.db
      .selectFrom('sandboxCharges')
      .select('status')
      .where('id', '=', charge.chargeId)
      .execute();
    expect(rows).toEqual([{ status: 'CANC' }]);
    expect(await statusOf(portal, submissionId)).toBe('QUOTED');
  });

  it('K4: a form without a charge at the bank can be paid again after two minutes', async () => {
    const submissionId = await savedSubmission(portal);
    const transaction = await openedTransaction(portal, submissionId);
    fault = faults[0]?.[1];
    await payByCard(portal, transaction);
    fault = undefined;
    portal.clock.advance(2 * MINUTE_MS - 1);
    await reconcileLive(portal.deps);
    expect(await statusOf(portal, submissionId)).toBe('PAYING');
    portal.clock.advance(MINUTE_MS);
    await reconcileLive(portal.deps);
    expect(await statusOf(portal, submissionId)).toBe('QUOTED');
    expect(await attemptOf(portal, transaction.transactionId)).toMatchObject({ status: 'EXPIRED' });
    const second = await openedTransaction(portal, submissionId);
    expect(await payByCard(portal, second)).toMatchObject({ transactionId: second.transactionId });
  });

  it('K5: a repeated call after a lost answer uses the same charge', async () => {
    const submissionId = await savedSubmission(portal);
    const transaction = await openedTransaction(portal, submissionId);
    const lost = { ...portal.deps, gateway: lossy() };
    const { startWebPayment } = await import('../../../../server/services/payment/startPayment.ts');
    const call = { sitting: SITTING, method: 'visa', language: 'en' } as const;
    const first = await startWebPayment(lost, { ...transaction, ...call });
    expect(first).toMatchObject({ refused: 'gatewayBusy' });
    portal.clock.advance(20_000);
    const fresh = await openedTransaction(portal, submissionId);
    expect(fresh.transactionId).toBe(transaction.transactionId);
    expect(await payByCard(portal, fresh)).toMatchObject({
      transactionId: transaction.transactionId,
    });
    const charges = await portal.stores.db
      .selectFrom('sandboxCharges')
      .select('id')
      .where('attemptId', '=', transaction.transactionId)
      .execute();
    expect(charges).toHaveLength(1);
  });

  it('asks the bank before it releases the form: a lost approval completes the form', async () => {
    const submissionId = await savedSubmission(portal);
    const transaction = await openedTransaction(portal, submissionId);
    const { startWebPayment } = await import('../../../../server/services/payment/startPayment.ts');
    await startWebPayment(
      { ...portal.deps, gateway: lossy() },
      { ...transaction, sitting: SITTING, method: 'visa', language: 'en' },
    );
    const charge = await portal.charges.ofAttempt(transaction.transactionId);
    await portal.charges.change(charge?.id ?? '', { status: 'APPR' });
    portal.clock.advance(10 * MINUTE_MS);
    await reconcileLive(portal.deps);
    expect(await statusOf(portal, submissionId)).toBe('SUBMITTED');
  });

  /** Returns a gateway that opens the charge and loses the answer. */
  function lossy() {
    const { gateway } = portal.deps;
    return {
      create: async (order: Parameters<typeof gateway.create>[0]) => {
        await gateway.create(order);
        throw new GatewayError('timeout', 'lost');
      },
      status: (id: string) => gateway.status(id),
      cancel: (id: string) => gateway.cancel(id),
      settlement: (from: Date, to: Date) => gateway.settlement(from, to),
    };
  }
});

describe('asking for the status of a payment', () => {
  it('asks the bank at most every two seconds, for any number of polls', async () => {
    const { transactionId, webToken } = await startedPayment(portal);
    const call = { transactionId, webToken, sitting: SITTING };
    const look = () =>
      Promise.all([
        portal.services.pollTransaction(transactionId, SITTING),
        portal.services.paymentStatus(call),
        portal.services.pollTransaction(transactionId, SITTING),
      ]);
    questions = 0;
    for (let tenths = 0; tenths < 40; tenths += 1) {
      await look();
      portal.clock.advance(100);
    }
    expect(questions).toBe(2);
  });

  it('does not ask about an ended payment or a payment that was not started', async () => {
    const ended = await startedPayment(portal);
    await portal.bank.press(ended.chargeId, 'approve');
    const opened = await openedTransaction(portal, await savedSubmission(portal));
    questions = 0;
    portal.clock.advance(10_000);
    await portal.services.pollTransaction(ended.transactionId, SITTING);
    await portal.services.pollTransaction(opened.transactionId, SITTING);
    expect(questions).toBe(0);
  });
});
