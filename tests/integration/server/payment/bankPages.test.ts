import { describe, expect, it } from 'vitest';
import { paymentPortal } from '../../../server/support/paymentPortal.ts';

const at = paymentPortal();
const { call, opened, payment, wire } = at;

describe('GET /payment/callback', () => {
  it('T-06, I10, B-71: shows a page and changes nothing, for a forged query', async () => {
    const transaction = await opened();
    await call('/api/payment/web/visa', payment(wire(transaction)));
    const claims = `TRANSACTION_ID=${transaction.transactionId}&RECEIPT_TOKEN=guess&status=APPR`;
    const { statusCode, body, headers } = await call(`/payment/callback?${claims}`);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('we are checking your payment');
    expect(body).not.toContain(transaction.transactionId);
    expect(await at.portal.store.attempts.find(transaction.transactionId)).toMatchObject({
      status: 'PENDING',
    });
  });
});
