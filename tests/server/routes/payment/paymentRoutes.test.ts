import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import errorSchema from '#schemas/api/error-response.schema.json' with { type: 'json' };
import { ORDER, paymentPortal } from '../../support/paymentPortal.ts';

const at = paymentPortal();
const { call, opened, payment, wire } = at;

describe('paymentRoutes: the payment service', () => {
  it('lists cards in one entry per sub-type, and FPS, in the requested language', async () => {
    const { body } = await call('/api/payment/availability', {
      locale: 'zh-hk',
      amount: '380.00',
      preferpaymentmethods: ['visa'],
    });
    const { availablepaymentmethods: methods } = JSON.parse(body);
    expect(
      methods.map(({ code, subtype, supportedcard, active }: never) => [
        code,
        subtype,
        supportedcard,
        active,
      ]),
    ).toEqual([
      ['02,BCMP,CreditCard', 'Visa', ['Visa'], 'Y'],
      ['02,BCMP,CreditCard', 'Mastercard', ['Mastercard'], 'Y'],
      ['02,BCMP,CreditCard', 'CreditCard', ['JCB'], 'Y'],
      ['03,BCMP,CreditCard', 'CreditCard', ['UnionPay'], 'Y'],
      ['04,BCFP,FPS', 'FPS', [], 'Y'],
    ]);
    expect(methods.at(-1).label).toBe('轉數快');
  });

  it('sends a card payment to the bank, returns its status, and completes the form', async () => {
    const transaction = await opened();
    const web = await call('/api/payment/web/visa', payment(wire(transaction)));
    const { transactionid, redirecturl } = web.json();
    expect([web.statusCode, transactionid]).toEqual([200, transaction.transactionId]);
    const ask = () =>
      call(`/api/payment/status/${transactionid}`, { webtoken: transaction.webToken });
    expect((await ask()).json()).toEqual({
      status: 'IN_PROCESS',
      description: expect.any(String),
      canRetry: false,
    });
    const page = new URL(redirecturl).pathname;
    const pressed = await at.app.inject({
      method: 'POST',
      url: page,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'button=approve',
    });
    expect(pressed.statusCode).toBe(303);
    const home = new URL(pressed.headers.location ?? '');
    expect(home.origin + home.pathname).toBe('http://portal.test/payment/callback');
    expect(Object.fromEntries(home.searchParams)).toEqual({
      lang: 'en',
      TRANSACTION_ID: transactionid,
      RECEIPT_TOKEN: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect((await ask()).json()).toEqual({
      status: 'APPR',
      description: 'Approved by the sandbox bank',
      canRetry: false,
      paymentid: page.split('/').at(-1),
      paymentmethod: 'visa',
      brandname: 'Visa',
      channel: 'BCMP',
      subtype: 'CreditCard',
      attemptno: 1,
      time: at.portal.clock.now().toISOString(),
    });
    expect(await at.portal.store.submissions.find(transaction.submissionId)).toMatchObject({
      status: 'SUBMITTED',
    });
  });

  it('returns the live transaction to the same sitting only', async () => {
    const transaction = await opened();
    const current = await call('/api/payment/transaction');
    expect(current.json()).toEqual({
      transactionid: transaction.transactionId,
      webtoken: expect.any(String),
    });
    expect((await call('/api/payment/transaction', undefined, '')).statusCode).toBe(404);
    const otherApplicant = `sitting=${'d'.repeat(43)}`;
    expect((await call('/api/payment/transaction', undefined, otherApplicant)).statusCode).toBe(
      404,
    );
  });

  it('creates an FPS code that is valid for three minutes', async () => {
    const transaction = await opened();
    const { body } = await call('/api/payment/wallet/fps', payment(wire(transaction), 'fps'));
    const fps = JSON.parse(body);
    expect(fps).toMatchObject({ paymentstatus: 'INPR', paymentid: expect.any(String) });
    const leftMs = Date.parse(fps.fpsmerchanttimeoutdatetime) - at.portal.clock.now().getTime();
    expect(leftMs).toBe(180_000);
    expect(Buffer.from(fps.fpsqrcodeimgbase64, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(fps.fpsqrcodeurl).toBe(`http://portal.test/sandbox/bank/${fps.paymentid}`);
  });

  it('B-68: distinguishes an expired web token from a wrong token', async () => {
    const transaction = await opened();
    const other = await opened();
    const status = (transactionId: string, webtoken: string) =>
      call(`/api/payment/status/${transactionId}`, { webtoken });
    const wrong = await status(transaction.transactionId, 'wrong');
    expect(wrong.statusCode).toBe(403);
    expect(wrong.body).not.toContain('expired');
    const foreign = await status(transaction.transactionId, other.webToken);
    const unknown = await status('NOSUCH', other.webToken);
    expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404]);
    const { reference: _a, ...first } = foreign.json();
    const { reference: _b, ...second } = unknown.json();
    expect(first).toEqual(second);
    at.portal.clock.advance(15 * 60_000);
    const expired = await status(transaction.transactionId, transaction.webToken);
    expect([expired.statusCode, expired.body]).toEqual([403, 'Webtoken is expired.']);
    const pay = await call('/api/payment/web/visa', payment(wire(transaction)));
    expect([pay.statusCode, pay.body]).toEqual([403, 'Webtoken is expired.']);
    const fps = await call('/api/payment/wallet/fps', payment(wire(transaction), 'fps'));
    expect([fps.statusCode, fps.body]).toEqual([403, 'Webtoken is expired.']);
  });

  it('B-69: distinguishes a missing, an unknown and an unavailable method', async () => {
    const transaction = wire(await opened());
    const outcome = async (path: string, method: string) => {
      const { statusCode, body } = await call(path, payment(transaction, method));
      return [statusCode, JSON.parse(body).message];
    };
    expect(await outcome('/api/payment/web/visa', '')).toEqual([400, 'No PaymentMethod']);
    const unknown = [400, 'Payment Gateway not recognized'];
    expect(await outcome('/api/payment/web/visa', 'bitcoin')).toEqual(unknown);
    expect(await outcome('/api/payment/web/visa', 'mastercard')).toEqual(unknown);
    expect(await outcome('/api/payment/web/visa', '__proto__')).toEqual(unknown);
    expect(await outcome('/api/payment/web/nosuch', 'visa')).toEqual(unknown);
    expect(await outcome('/api/payment/wallet/fps', '')).toEqual([400, 'No PaymentMethod']);
    expect(await outcome('/api/payment/wallet/fps', 'visa')).toEqual(unknown);
    expect(await outcome('/api/payment/echq', '')).toEqual([400, 'No PaymentMethod']);
    expect(await outcome('/api/payment/echq', 'visa')).toEqual(unknown);
    expect(await outcome('/api/payment/web/pps', 'pps')).toEqual([422, 'paymentNotAvailable']);
  });

  it.each([
    ['accepts an amount exactly at UnionPay’s limit', 30_000_000, undefined],
    ['refuses an amount one cent above the limit', 30_000_001, 'methodNotAvailable'],
  ])('B-69: %s', async (_, price, refused) => {
    at.portal.form.setPrice(price);
    const transaction = await opened();
    at.portal.form.setPrice(38_000);
    const order = { ...ORDER, totalAmount: (price / 100).toFixed(2) };
    const { statusCode } = await call(
      '/api/payment/web/creditcard',
      payment(wire(transaction), 'creditcard-unionpay', order),
    );
    expect(statusCode).toBe(refused ? 422 : 200);
  });

  it('B-70: answers 409 for a live payment, with the address of its page', async () => {
    const transaction = await opened();
    await call('/api/payment/web/visa', payment(wire(transaction)));
    const { webtoken } = (await call('/api/payment/transaction')).json();
    const again = await call(
      '/api/payment/web/visa',
      payment({ transactionId: transaction.transactionId, webToken: webtoken }),
    );
    expect(again.statusCode).toBe(409);
    const fits = new Ajv2020().compile(errorSchema);
    expect(fits(again.json()), JSON.stringify(fits.errors)).toBe(true);
    expect(again.json()).toMatchObject({
      transactionid: transaction.transactionId,
      redirecturl: expect.stringContaining('/sandbox/bank/'),
      paymentmethod: 'visa',
    });
  });

  it('requires a locale, and accepts any family of language codes', async () => {
    const transaction = wire(await opened());
    const { locale: _none, ...silent } = payment(transaction);
    expect((await call('/api/payment/web/visa', silent)).statusCode).toBe(400);
    const empty = { ...payment(transaction), locale: '' };
    expect((await call('/api/payment/web/visa', empty)).statusCode).toBe(400);
    const given = { ...payment(transaction), locale: 'TradChn' };
    expect((await call('/api/payment/web/visa', given)).statusCode).toBe(200);
  });

  it('T-02: answers 409 for an order with another total, regardless of its lines', async () => {
    const transaction = wire(await opened());
    for (const totalAmount of ['0', '379.99', '380.01', '0.38']) {
      const order = { ...ORDER, totalAmount };
      const { statusCode } = await call(
        '/api/payment/web/visa',
        payment(transaction, 'visa', order),
      );
      expect(statusCode).toBe(409);
    }
    const lines = [{ itemId: 'x', quantity: 9, unitPrice: '1.00', amount: '0.01' }];
    const order = { ...ORDER, orderDetails: lines };
    const { statusCode } = await call('/api/payment/web/visa', payment(transaction, 'visa', order));
    expect(statusCode).toBe(200);
  });

  it('cancels at the bank and returns the status of the bank', async () => {
    const transaction = await opened();
    await call('/api/payment/web/visa', payment(wire(transaction)));
    at.portal.clock.advance(60_000);
    const cancelled = await call('/api/payment/cancelpayment', {
      transactionid: transaction.transactionId,
      webtoken: transaction.webToken,
    });
    expect(cancelled.json()).toEqual({
      status: 'CANC',
      description: 'Cancelled at the sandbox bank',
      canRetry: true,
      paymentid: expect.any(String),
      paymentmethod: 'visa',
      brandname: 'Visa',
      channel: 'BCMP',
      subtype: 'CreditCard',
      attemptno: 1,
      time: at.portal.clock.now().toISOString(),
    });
  });

  it('cancels a payment that was not sent to the bank, without a payment id', async () => {
    const transaction = await opened();
    const cancelled = await call('/api/payment/cancelpayment', {
      transactionid: transaction.transactionId,
      webtoken: transaction.webToken,
    });
    expect(cancelled.json()).toEqual({
      status: 'CANC',
      description: '',
      canRetry: true,
      time: at.portal.clock.now().toISOString(),
    });
  });

  it('T-06, B-71: answers 401 for a forged notification, which changes nothing', async () => {
    const transaction = await opened();
    await call('/api/payment/web/visa', payment(wire(transaction)));
    const body = { transactionid: transaction.transactionId, status: 'APPR' };
    const forged = await call('/api/payment/notification', body);
    expect(forged.statusCode).toBe(401);
    expect(await at.portal.store.attempts.find(transaction.transactionId)).toMatchObject({
      status: 'PENDING',
    });
  });
});
