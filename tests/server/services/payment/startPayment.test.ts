import { describe, expect, it } from 'vitest';
import type { StartPayment } from '../../../../server/services/contract/PaymentServices.ts';
import {
  startFpsPayment,
  startWebPayment,
} from '../../../../server/services/payment/startPayment.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import { openedTransaction, SITTING, savedSubmission } from '../../../support/testPortal.ts';

const portal = portalOfFile();

async function payment(method: StartPayment['method']): Promise<StartPayment> {
  const transaction = await openedTransaction(portal(), await savedSubmission(portal()));
  return { ...transaction, sitting: SITTING, method, language: 'en' };
}

describe('startWebPayment', () => {
  it('returns the address of the card page', async () => {
    const input = await payment('visa');
    const started = await startWebPayment(portal().deps, input);
    expect(started).toEqual({
      transactionId: input.transactionId,
      redirectUrl: expect.stringMatching(/^http:\/\/portal\.test\//),
    });
  });

  it('refuses a charge without a page', async () => {
    const input = await payment('visa');
    portal().replaced.create = async () => ({ chargeId: 'CHARGE1' });
    expect(await startWebPayment(portal().deps, input)).toEqual({
      refused: 'gatewayBusy',
      transactionId: input.transactionId,
    });
  });

  it('passes on a refusal, and finds nothing in another sitting', async () => {
    const input = await payment('visa');
    expect(await startWebPayment(portal().deps, { ...input, totalCents: 1 })).toEqual({
      refused: 'orderDiffers',
    });
    expect(await startWebPayment(portal().deps, { ...input, sitting: 'b' })).toBeUndefined();
  });
});

describe('startFpsPayment', () => {
  it('returns the QR code, in process', async () => {
    const input = await payment('fps');
    expect(await startFpsPayment(portal().deps, input)).toMatchObject({
      transactionId: input.transactionId,
      status: 'INPR',
      paymentId: expect.any(String),
      qrImage: expect.stringMatching(/./),
    });
  });

  it('refuses a charge without a QR code', async () => {
    const input = await payment('fps');
    portal().replaced.create = async () => ({ chargeId: 'CHARGE1' });
    expect(await startFpsPayment(portal().deps, input)).toEqual({
      refused: 'gatewayBusy',
      transactionId: input.transactionId,
    });
  });

  it('passes on a refusal', async () => {
    const input = await payment('fps');
    expect(await startFpsPayment(portal().deps, { ...input, currency: 'USD' })).toEqual({
      refused: 'orderDiffers',
    });
  });
});
