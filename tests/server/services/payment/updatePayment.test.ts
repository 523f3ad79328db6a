import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../server/ports/payment/PaymentGateway.ts';
import type { PolledAttempt } from '../../../../server/ports/store/PaymentAttempt.ts';
import type { ServiceDeps } from '../../../../server/services/contract/ServiceDeps.ts';
import { updatePayment } from '../../../../server/services/payment/updatePayment.ts';

const AT = new Date('2026-11-20T02:00:00Z');
const CALL = { transactionId: 'PAY1', receiptToken: 'token', sitting: 'mine' };

/** Forwards the receipt of an attempt; `verdict` is the gateway's response. */
async function update(more: Partial<PolledAttempt>, verdict: unknown, call = CALL) {
  const attempt = {
    id: 'PAY1',
    submissionId: 'SUB1',
    status: 'PENDING',
    startedAt: AT,
    updatedAt: AT,
    canRetry: false,
    submission: { sitting: 'mine', status: 'PAYING' },
    ...more,
  };
  const sent: unknown[] = [];
  const deps = {
    store: { attempts: { findPolled: async () => attempt, ofSubmission: async () => [] } },
    receipts: {
      update: async (receipt: unknown) => {
        sent.push(receipt);
        if (verdict instanceof Error) throw verdict;
        return verdict;
      },
    },
  } as unknown as ServiceDeps;
  return { answer: await updatePayment(deps, call), sent };
}

describe('updatePayment', () => {
  it('does not find the payment of another sitting', async () => {
    const other = { ...CALL, sitting: 'other' };
    expect(await update({}, 'accepted', other)).toEqual({ answer: undefined, sent: [] });
  });

  it('sends no receipt for a paid payment, and returns its state', async () => {
    const { answer, sent } = await update({ status: 'APPROVED' }, 'accepted');
    expect(answer).toMatchObject({ transactionId: 'PAY1', status: 'APPR' });
    expect(sent).toEqual([]);
  });

  it('refuses a receipt for a payment that was never started', async () => {
    const { answer, sent } = await update({ startedAt: undefined } as object, 'accepted');
    expect(answer).toEqual({ refused: 'receiptWrong' });
    expect(sent).toEqual([]);
  });

  it('refuses a receipt that the gateway refuses', async () => {
    const { answer, sent } = await update({}, 'refused');
    expect(answer).toEqual({ refused: 'receiptWrong' });
    expect(sent).toEqual([{ attemptId: 'PAY1', method: undefined, receiptToken: 'token' }]);
  });

  it('reports a gateway that does not answer as busy', async () => {
    const { answer } = await update({}, new GatewayError('unreachable', 'no answer'));
    expect(answer).toEqual({ refused: 'gatewayBusy', transactionId: 'PAY1' });
  });

  it('rethrows any other error', async () => {
    await expect(update({}, new TypeError('defect'))).rejects.toThrow('defect');
  });
});
