import { describe, expect, it } from 'vitest';
import {
  cancelPayment,
  paymentStatus,
  pollTransaction,
} from '../../../../server/services/payment/paymentStatus.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import {
  openedTransaction,
  SITTING,
  savedSubmission,
  startedPayment,
} from '../../../support/testPortal.ts';

const portal = portalOfFile();
const OTHER = 'b'.repeat(64);

async function opened() {
  const submissionId = await savedSubmission(portal());
  const transaction = await openedTransaction(portal(), submissionId);
  return { submissionId, ...transaction, sitting: SITTING };
}

async function started() {
  const payment = await startedPayment(portal());
  portal().asked.length = 0;
  return { ...payment, sitting: SITTING };
}

describe('paymentStatus', () => {
  it('returns the state of a payment of this sitting, after one query', async () => {
    const call = await started();
    expect(await paymentStatus(portal().deps, call)).toMatchObject({
      transactionId: call.transactionId,
      status: 'IN_PROCESS',
    });
    expect(portal().asked).toEqual(['status']);
  });

  it('finds nothing in another sitting, and refuses a wrong token', async () => {
    const call = await started();
    const { deps } = portal();
    expect(await paymentStatus(deps, { ...call, sitting: OTHER })).toBeUndefined();
    expect(await paymentStatus(deps, { ...call, webToken: 'unknown' })).toEqual({
      refused: 'tokenWrong',
    });
    expect(portal().asked).toEqual([]);
  });
});

describe('pollTransaction', () => {
  it('queries the gateway at most once an interval', async () => {
    const { transactionId } = await started();
    const { deps, clock, asked } = portal();
    const poll = () => pollTransaction(deps, transactionId, SITTING);
    await poll();
    await poll();
    clock.advance(deps.settings.askIntervalMs - 1);
    await poll();
    expect(asked).toEqual(['status']);
    clock.advance(1);
    await poll();
    expect(asked).toEqual(['status', 'status']);
  });

  it('queries nothing when the server must not query now', async () => {
    const { transactionId } = await started();
    const deps = { ...portal().deps, mayAsk: () => false };
    expect(await pollTransaction(deps, transactionId, SITTING)).toMatchObject({ transactionId });
    expect(portal().asked).toEqual([]);
  });

  it('reads a payment that was never started, or has ended, from the store', async () => {
    const { deps, bank, asked } = portal();
    const { transactionId } = await opened();
    expect(await pollTransaction(deps, transactionId, SITTING)).toMatchObject({ transactionId });
    const ended = await started();
    await bank.press(ended.chargeId, 'reject');
    asked.length = 0;
    expect(await pollTransaction(deps, ended.transactionId, SITTING)).toMatchObject({
      status: 'REJT',
      canRetry: true,
    });
    expect(asked).toEqual([]);
  });

  it('finds nothing in another sitting', async () => {
    const { transactionId } = await started();
    expect(await pollTransaction(portal().deps, transactionId, OTHER)).toBeUndefined();
  });
});

describe('cancelPayment', () => {
  it('withdraws a payment that was never started, without a request', async () => {
    const call = await opened();
    expect(await cancelPayment(portal().deps, call)).toMatchObject({ status: 'CANC' });
    expect(portal().asked).toEqual([]);
    const submission = await portal().store.submissions.find(call.submissionId);
    expect(submission?.status).toBe('QUOTED');
  });

  it('cancels a started payment at the gateway', async () => {
    const call = await started();
    expect(await cancelPayment(portal().deps, call)).toMatchObject({ status: 'CANC' });
    expect(portal().asked).toEqual(['cancel']);
  });

  it('uses the approval that the gateway returns instead', async () => {
    const call = await started();
    const updatedAt = portal().clock.now();
    await portal().charges.change(call.chargeId, { status: 'APPR', updatedAt });
    expect(await cancelPayment(portal().deps, call)).toMatchObject({ status: 'APPR' });
    const submission = await portal().store.submissions.find(call.submissionId);
    expect(submission?.status).toBe('SUBMITTED');
  });

  it('returns the state of an ended payment, and refuses a wrong token', async () => {
    const call = await started();
    const { deps, bank, asked } = portal();
    expect(await cancelPayment(deps, { ...call, webToken: 'unknown' })).toEqual({
      refused: 'tokenWrong',
    });
    await bank.press(call.chargeId, 'reject');
    asked.length = 0;
    expect(await cancelPayment(deps, call)).toMatchObject({ status: 'REJT' });
    expect(asked).toEqual([]);
  });
});
