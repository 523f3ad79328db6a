import { describe, expect, it } from 'vitest';
import type { GcisCall } from '../../../../../server/adapters/payment/gcis/GcisClient.ts';
import { GcisReceipts } from '../../../../../server/adapters/payment/gcis/GcisReceipts.ts';
import {
  GatewayError,
  type GatewayFailure,
} from '../../../../../server/ports/payment/PaymentGateway.ts';
import type { PaymentReceipt } from '../../../../../server/ports/payment/PaymentReceipts.ts';

const RECEIPT: PaymentReceipt = { attemptId: 'T-1', method: 'visa', receiptToken: 'R-1' };

/** Passes a receipt to a service that fails with this error, or else accepts it. */
function update(receipt: PaymentReceipt, failure?: Error, updateMs = 1_000) {
  const calls: { path: string; body: object; call: GcisCall }[] = [];
  const tell = async (path: string, body: object, call: GcisCall) => {
    calls.push({ path, body, call });
    if (failure) throw failure;
  };
  const receipts = new GcisReceipts({ client: { tell }, eServiceId: 'LRFORMS', updateMs });
  return { verdict: receipts.update(receipt), calls };
}

describe('GcisReceipts', () => {
  it.each<[string, PaymentReceipt, string, object]>([
    ['a card payment', RECEIPT, 'updatepayment', {}],
    ['an unknown method', { ...RECEIPT, method: undefined }, 'updatepayment', {}],
    ['an e-Cheque', { ...RECEIPT, method: 'echq' }, 'updateechqpayment', { eserviceid: 'LRFORMS' }],
  ])('passes the receipt of %s to the call for its method', async (_, receipt, path, further) => {
    const { verdict, calls } = update(receipt);
    expect(await verdict).toBe('accepted');
    expect(calls).toMatchObject([{ path, call: { isRepeatable: true } }]);
    expect(calls[0]?.body).toEqual({ transactionid: 'T-1', receipttoken: 'R-1', ...further });
  });

  it('limits the call to updateMs', async () => {
    const { verdict, calls } = update(RECEIPT, undefined, 5);
    await verdict;
    const { signal } = { signal: calls[0]?.call.deadline };
    expect(signal?.aborted).toBe(false);
    await new Promise((resolve) => signal?.addEventListener('abort', resolve));
    expect(signal?.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('returns refused when the service rejects the receipt', async () => {
    const refusal = new GatewayError('badAnswer', 'HTTP 400');
    expect(await update(RECEIPT, refusal).verdict).toBe('refused');
  });

  it.each<GatewayFailure>(['unreachable', 'timeout', 'serverError', 'tokenExpired'])(
    'throws the error of an inconclusive call: %s',
    async (reason) => {
      const failure = new GatewayError(reason, 'no result');
      await expect(update(RECEIPT, failure).verdict).rejects.toBe(failure);
    },
  );

  it('throws an error that is not of the gateway', async () => {
    const failure = Object.assign(new TypeError('defect'), { reason: 'badAnswer' });
    await expect(update(RECEIPT, failure).verdict).rejects.toBe(failure);
  });
});
