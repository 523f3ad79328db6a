import { describe, expect, it } from 'vitest';
import { paymentPortal, SITTING } from '../../../server/support/paymentPortal.ts';

/** Every call that starts a payment. */
const PAY_CALLS = [
  '/api/payment/web/visa',
  '/api/payment/echq',
  '/api/payment/wallet/fps',
  '/api/payment/wallet/googlepay',
  '/api/payment/wallet/androidpay',
  '/api/payment/wallet/applepay',
  '/rm-payment/startapplepaysession',
];
const MINUTE_S = 60;

describe('payments of one form', () => {
  const at = paymentPortal();
  const { call, opened, payment, wire } = at;

  it('T-14: refuses the sixth payment of one form', async () => {
    const { submissionId } = await opened();
    for (let round = 1; round <= 6; round += 1) {
      const next = await at.portal.services.createTransaction({
        submissionId,
        amountCents: 38_000,
        sitting: SITTING,
      });
      if (next?.result !== 'ok') throw new Error('Cannot open');
      const { statusCode, body } = await call('/api/payment/web/visa', payment(wire(next)));
      expect(statusCode).toBe(round === 6 ? 429 : 200);
      if (round === 6) return;
      await at.portal.bank.press(JSON.parse(body).redirecturl.split('/').at(-1), 'reject');
    }
  });
});

describe('payments from one address', () => {
  const at = paymentPortal({ paymentsPerHour: PAY_CALLS.length });

  it('T-14: are counted together for all methods, and refused for over a minute', async () => {
    for (const path of PAY_CALLS) expect((await at.call(path, {})).statusCode).toBe(400);
    for (const path of PAY_CALLS) {
      const { statusCode, headers } = await at.call(path, {});
      expect([path, statusCode]).toEqual([path, 429]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(MINUTE_S);
    }
  });

  it('T-14: are refused in a new sitting too', async () => {
    const otherApplicant = `sitting=${'d'.repeat(43)}`;
    expect((await at.call('/api/payment/web/visa', {}, otherApplicant)).statusCode).toBe(429);
  });
});
