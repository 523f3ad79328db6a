import { describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../server/ports/payment/PaymentGateway.ts';
import { payByWallet } from '../../../../server/services/payment/payByWallet.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import { openedTransaction, SITTING, savedSubmission } from '../../../support/testPortal.ts';

const portal = portalOfFile();
const CHARGE = { chargeId: 'CHARGE1', wallet: { brandName: 'Visa' } };

async function payment() {
  const transaction = await openedTransaction(portal(), await savedSubmission(portal()));
  const paymentData = { token: 'sheet' };
  return { ...transaction, sitting: SITTING, method: 'visa', language: 'en', paymentData } as const;
}

/** Makes the gateway accept the order, and then return an approval. */
function approving(amountCents = 38_000, currency = 'HKD') {
  const { replaced, clock } = portal();
  replaced.create = async () => CHARGE;
  replaced.status = async () => ({
    code: 'APPR',
    description: 'Approved',
    canRetry: false,
    chargeId: 'CHARGE1',
    amountCents,
    currency,
    settledAt: clock.now(),
  });
}

describe('payByWallet', () => {
  it('returns the approved payment with the brand of the card', async () => {
    const input = await payment();
    approving();
    expect(await payByWallet(portal().deps, input)).toEqual({
      transactionId: input.transactionId,
      currency: 'HKD',
      amountCents: 38_000,
      paymentId: 'CHARGE1',
      time: portal().clock.now(),
      brandName: 'Visa',
      status: 'APPR',
      description: expect.any(String),
    });
    expect(portal().asked).toEqual(['create', 'status']);
  });

  it('returns the amount that the gateway approved, also if it is not the fee', async () => {
    const input = await payment();
    approving(37_000);
    expect(await payByWallet(portal().deps, input)).toMatchObject({ amountCents: 37_000 });
  });

  it('does not count an accepted order as paid', async () => {
    const input = await payment();
    portal().replaced.create = async () => CHARGE;
    portal().replaced.status = () =>
      Promise.reject(new GatewayError('timeout', 'Cannot query: no response in time'));
    const result = await payByWallet(portal().deps, input);
    expect(result).not.toMatchObject({ status: 'APPR' });
    expect((await portal().store.attempts.find(input.transactionId))?.status).not.toBe('APPROVED');
  });

  it('refuses a charge that the wallet did not pay', async () => {
    const input = await payment();
    approving();
    portal().replaced.create = async () => ({ chargeId: 'CHARGE1' });
    expect(await payByWallet(portal().deps, input)).toEqual({
      refused: 'gatewayBusy',
      transactionId: input.transactionId,
    });
  });

  it('passes on a refusal without a query', async () => {
    const input = await payment();
    expect(await payByWallet(portal().deps, { ...input, currency: 'USD' })).toEqual({
      refused: 'orderDiffers',
    });
    expect(portal().asked).toEqual([]);
  });
});
