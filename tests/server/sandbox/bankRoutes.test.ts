import { describe, expect, it } from 'vitest';
import { ORDER, paymentPortal } from '../support/paymentPortal.ts';

const at = paymentPortal();
const { call, opened, payment, wire } = at;

describe('bankRoutes: the sandbox bank’s page', () => {
  const startedPayment = async () => {
    const transaction = await opened(2);
    const order = { ...ORDER, totalAmount: '760.00' };
    const { body } = await call('/api/payment/web/visa', payment(wire(transaction), 'visa', order));
    return { ...transaction, path: new URL(JSON.parse(body).redirecturl).pathname };
  };
  const press = (path: string, button: string) =>
    at.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `button=${button}`,
    });

  it('shows the amount and works without a script', async () => {
    const { path } = await startedPayment();
    const { body, statusCode } = await call(path);
    expect(statusCode).toBe(200);
    expect(body).toContain('HK$760.00');
    expect(body).toContain('Order of a copy × 2');
    for (const button of ['approve', 'reject', 'cancel', 'timeOut', 'serverError', 'duplicate']) {
      expect(body).toContain(`value="${button}"`);
    }
    expect(body).not.toMatch(/<script|style=|<iframe/);
    expect((await call(`${path}?lang=tc`)).body).toContain('模擬銀行');
    expect((await call(`${path}?lang=chs`)).body).toContain('模拟银行');
  });

  it.each([
    ['approve', 'APPROVED'],
    ['reject', 'REJECTED'],
    ['cancel', 'CANCELLED'],
    ['timeOut', 'UNKNOWN'],
    ['duplicate', 'APPROVED'],
  ])('%s sets the status %s and redirects to the portal', async (button, status) => {
    const { path, transactionId } = await startedPayment();
    const pressed = await press(path, button);
    expect(pressed.statusCode).toBe(303);
    expect(pressed.headers.location).toContain('/payment/callback');
    expect(await at.portal.store.attempts.find(transactionId)).toMatchObject({ status });
  });

  it('gives no result while it is set to fail, then answers again', async () => {
    const { path, transactionId } = await startedPayment();
    const failing = await press(path, 'serverError');
    expect(failing.headers.location).toBe(`${path}?lang=en`);
    await at.portal.services.applyGatewayResult(transactionId, 'poll');
    expect(await at.portal.store.attempts.find(transactionId)).toMatchObject({ status: 'UNKNOWN' });
    await press(path, 'serverError');
    await press(path, 'approve');
    expect(await at.portal.store.attempts.find(transactionId)).toMatchObject({
      status: 'APPROVED',
    });
  });

  it('offers a late approval of an ended payment, but no cancellation', async () => {
    const { path, transactionId } = await startedPayment();
    await press(path, 'reject');
    const { body } = await call(path);
    expect(body).toContain('Approve late');
    expect(body).not.toContain('value="cancel"');
    await press(path, 'approve');
    expect(await at.portal.store.attempts.find(transactionId)).toMatchObject({
      status: 'APPROVED',
    });
  });

  it.each([
    ['en', 'Order of a copy × 2: HK$760.00'],
    ['tc', '訂購副本 × 2：HK$760.00'],
    ['chs', '订购副本 × 2：HK$760.00'],
  ])('shows the fee lines in the texts of the form (lang=%s)', async (lang, words) => {
    const transaction = await opened(2);
    const order = { ...ORDER, totalAmount: '760.00' };
    const web = await call('/api/payment/web/visa', payment(wire(transaction), 'visa', order));
    const { body } = await call(`${new URL(web.json().redirecturl).pathname}?lang=${lang}`);
    expect(body).toContain(words);
  });

  it('responds 404 for an unknown charge, and ignores an unknown button', async () => {
    expect((await call('/sandbox/bank/NOSUCH')).statusCode).toBe(404);
    expect((await press('/sandbox/bank/NOSUCH', 'approve')).statusCode).toBe(404);
    expect((await call('/sandbox/bank/%00')).statusCode).toBe(404);
    expect((await press('/sandbox/bank/%00', 'approve')).statusCode).toBe(404);
    const { path, transactionId } = await startedPayment();
    expect((await press(path, 'steal')).statusCode).toBe(200);
    expect(await at.portal.store.attempts.find(transactionId)).toMatchObject({ status: 'PENDING' });
  });
});
