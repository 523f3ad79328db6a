import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileFinal, reconcileLive } from '../../../server/jobs/reconcile.ts';
import { createServices } from '../../../server/services/createServices.ts';
import { attemptOf, statusOf } from '../../support/portalPayments.ts';
import {
  openedTransaction,
  openTestPortal,
  SITTING,
  savedSubmission,
  startedPayment,
  type TestPortal,
} from '../../support/testPortal.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal?.close());

/** Returns a payment at the bank, in a portal with a gateway that accepts e-Cheques. */
async function paymentBy(method: 'echq' | 'visa') {
  const { settings } = portal.deps;
  const methods = [...settings.methods, 'echq' as const];
  const deps = { ...portal.deps, settings: { ...settings, asFile: [], methods } };
  const transaction = await openedTransaction(portal, await savedSubmission(portal));
  const call = { ...transaction, sitting: SITTING, method, language: 'en' as const };
  const started = await createServices(deps).startWebPayment(call);
  if (!started || 'refused' in started) throw new Error(`Cannot begin: ${started?.refused}`);
  const chargeId = started.redirectUrl.split('/').at(-1) ?? '';
  const standing = async () => {
    await reconcileLive(deps);
    return (await portal.store.attempts.find(transaction.transactionId))?.status;
  };
  return { chargeId, standing };
}

describe('a payment that takes days', () => {
  it('an e-Cheque remains open for 14 days, then is cancelled at the bank', async () => {
    const { standing } = await paymentBy('echq');
    portal.clock.advance(2 * 60 * 60_000);
    expect(await standing()).toBe('PENDING');
    portal.clock.advance(13 * DAY_MS);
    expect(await standing()).toBe('PENDING');
    portal.clock.advance(DAY_MS);
    expect(await standing()).toBe('CANCELLED');
  });

  it('is approved by the reconciliation, days later', async () => {
    const { chargeId, standing } = await paymentBy('echq');
    portal.clock.advance(10 * DAY_MS);
    const updatedAt = portal.clock.now();
    await portal.charges.change(chargeId, { status: 'APPR', updatedAt });
    expect(await standing()).toBe('APPROVED');
  });

  it('a card payment is cancelled after 90 minutes', async () => {
    const { standing } = await paymentBy('visa');
    portal.clock.advance(91 * 60_000);
    expect(await standing()).toBe('CANCELLED');
  });
});

describe('reconcileLive', () => {
  it('T-10: reconciliation skips an attempt that was polled in the last 30 seconds', async () => {
    const { submissionId, transactionId, chargeId } = await startedPayment(portal);
    portal.clock.advance(60_000);
    await portal.services.pollTransaction(transactionId, SITTING);
    await portal.charges.change(chargeId, { status: 'APPR' });
    portal.clock.advance(29_999);
    await reconcileLive(portal.deps);
    expect(await statusOf(portal, submissionId)).toBe('PAYING');
    portal.clock.advance(1);
    await reconcileLive(portal.deps);
    expect(await statusOf(portal, submissionId)).toBe('SUBMITTED');
  });

  it('cancels an unpaid charge at the bank after 90 minutes, and uses the answer', async () => {
    const idle = await startedPayment(portal);
    const late = await startedPayment(portal);
    portal.clock.advance(90 * MINUTE_MS - 1);
    await reconcileLive(portal.deps);
    expect(await statusOf(portal, idle.submissionId)).toBe('PAYING');
    portal.clock.advance(MINUTE_MS);
    await portal.charges.change(late.chargeId, { status: 'APPR' });
    await reconcileLive(portal.deps);
    expect(await attemptOf(portal, idle.transactionId)).toMatchObject({ status: 'CANCELLED' });
    expect(await statusOf(portal, idle.submissionId)).toBe('QUOTED');
    expect(await statusOf(portal, late.submissionId)).toBe('SUBMITTED');
  });

  it('counts queried, changed and failed attempts, and continues after a failure', async () => {
    const [failing, paid] = [await startedPayment(portal), await startedPayment(portal)];
    await portal.charges.change(paid.chargeId, { status: 'APPR' });
    portal.clock.advance(30_000);
    const { store } = portal.deps;
    const attempts = new Proxy(store.attempts, {
      get: (table, name) => (name === 'find' ? find : Reflect.get(table, name)),
    });
    const find = async (id: string) => {
      if (id === failing.transactionId) throw new Error('unreachable');
      return store.attempts.find(id);
    };
    const broken = { ...store, attempts, transact: store.transact.bind(store) };
    const report = await reconcileLive({ ...portal.deps, store: broken as typeof store });
    expect(report).toMatchObject({ changed: 1, failed: 1 });
    expect(report.asked).toBeGreaterThanOrEqual(2);
    expect(await statusOf(portal, paid.submissionId)).toBe('SUBMITTED');
    expect(await statusOf(portal, failing.submissionId)).toBe('PAYING');
  });
});

describe('reconcileFinal', () => {
  it('T-13: reconciliation stops asking about a cancelled attempt after a day', async () => {
    const { submissionId, chargeId } = await startedPayment(portal);
    await portal.bank.press(chargeId, 'cancel');
    portal.clock.advance(24 * 60 * MINUTE_MS + 1);
    await portal.charges.change(chargeId, { status: 'APPR' });
    await reconcileFinal(portal.deps);
    expect(await statusOf(portal, submissionId)).toBe('QUOTED');
  });

  it('T-13: asks about a cancelled attempt at most every ten minutes', async () => {
    const { submissionId, chargeId } = await startedPayment(portal);
    await portal.bank.press(chargeId, 'cancel');
    portal.clock.advance(10 * MINUTE_MS);
    await reconcileFinal(portal.deps);
    await portal.charges.change(chargeId, { status: 'APPR' });
    portal.clock.advance(10 * MINUTE_MS - 1);
    await reconcileFinal(portal.deps);
    expect(await statusOf(portal, submissionId)).toBe('QUOTED');
    portal.clock.advance(1);
    await reconcileFinal(portal.deps);
    expect(await statusOf(portal, submissionId)).toBe('SUBMITTED');
  });
});
