import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileLive } from '../../../../server/jobs/reconcile.ts';
import { createServices } from '../../../../server/services/createServices.ts';
import {
  openedTransaction,
  openTestPortal,
  SITTING,
  savedSubmission,
  type TestPortal,
} from '../../../support/testPortal.ts';

const DAY_MS = 24 * 60 * 60_000;
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal?.close());

/** Returns a payment at the bank, in a portal with a gateway that accepts e-Cheques. */
async function startedPayment(method: 'echq' | 'visa') {
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
    const { standing } = await startedPayment('echq');
    portal.clock.advance(2 * 60 * 60_000);
    expect(await standing()).toBe('PENDING');
    portal.clock.advance(13 * DAY_MS);
    expect(await standing()).toBe('PENDING');
    portal.clock.advance(DAY_MS);
    expect(await standing()).toBe('CANCELLED');
  });

  it('is approved by the reconciliation, days later', async () => {
    const { chargeId, standing } = await startedPayment('echq');
    portal.clock.advance(10 * DAY_MS);
    const updatedAt = portal.clock.now();
    await portal.charges.change(chargeId, { status: 'APPR', updatedAt });
    expect(await standing()).toBe('APPROVED');
  });

  it('a card payment is cancelled after 90 minutes', async () => {
    const { standing } = await startedPayment('visa');
    portal.clock.advance(91 * 60_000);
    expect(await standing()).toBe('CANCELLED');
  });
});
