import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../server/ports/payment/PaymentGateway.ts';
import { statusOf } from '../../../support/portalPayments.ts';
import {
  openedTransaction,
  openTestPortal,
  SITTING,
  savedSubmission,
  startedPayment,
  type TestPortal,
} from '../../../support/testPortal.ts';

let portal: TestPortal;
/** Whether the bank is unreachable. */
let isAway = false;
const unlessAway = <T>(ask: () => Promise<T>) =>
  isAway ? Promise.reject(new GatewayError('unreachable', 'refused')) : ask();
beforeAll(async () => {
  portal = await openTestPortal({
    wrap: (gateway) => ({
      create: (order) => unlessAway(() => gateway.create(order)),
      status: (id) => unlessAway(() => gateway.status(id)),
      cancel: (id) => unlessAway(() => gateway.cancel(id)),
      settlement: (from, to) => gateway.settlement(from, to),
    }),
  });
}, 60_000);
afterAll(async () => portal?.close());

describe('the Cancel button', () => {
  it('asks the bank and reports its answer, even an approval', async () => {
    const { submissionId, chargeId, transactionId, webToken } = await startedPayment(portal);
    await portal.charges.change(chargeId, { status: 'APPR' });
    const call = { transactionId, webToken, sitting: SITTING };
    expect(await portal.services.cancelPayment(call)).toMatchObject({ status: 'APPR' });
    expect(await statusOf(portal, submissionId)).toBe('SUBMITTED');
  });

  it('frees the form when the bank cancels', async () => {
    const { submissionId, transactionId, webToken } = await startedPayment(portal);
    const call = { transactionId, webToken, sitting: SITTING };
    expect(await portal.services.cancelPayment(call)).toMatchObject({
      status: 'CANC',
      canRetry: true,
    });
    expect(await statusOf(portal, submissionId)).toBe('QUOTED');
  });

  it('changes nothing when the bank does not answer', async () => {
    const { submissionId, transactionId, webToken } = await startedPayment(portal);
    isAway = true;
    const call = { transactionId, webToken, sitting: SITTING };
    expect(await portal.services.cancelPayment(call)).toMatchObject({ status: 'IN_PROCESS' });
    isAway = false;
    expect(await statusOf(portal, submissionId)).toBe('PAYING');
  });

  it('withdraws an attempt that was not sent to the bank', async () => {
    const submissionId = await savedSubmission(portal);
    const transaction = await openedTransaction(portal, submissionId);
    const state = await portal.services.cancelPayment({ ...transaction, sitting: SITTING });
    expect(state).toMatchObject({ status: 'CANC', canRetry: true });
    expect(await statusOf(portal, submissionId)).toBe('QUOTED');
    const again = { ...transaction, sitting: SITTING, method: 'visa', language: 'en' } as const;
    expect(await portal.services.startWebPayment(again)).toEqual({ refused: 'tokenExpired' });
  });
});
