import { describe, expect, it } from 'vitest';
import { webPaymentRoute } from '../../../../server/routes/payment/webPaymentRoute.ts';
import { PAY_REFUSALS, payBody } from '../../support/payBody.ts';
import { fakeCall, routeOfFile, SITTING, SITTINGS } from '../../support/routeOfFile.ts';

const VISA = '/api/payment/web/visa';
const startWebPayment = fakeCall();
const { call, callOfOther } = routeOfFile((app) =>
  app.register(webPaymentRoute, {
    payments: { startWebPayment: startWebPayment.service } as never,
    sittings: SITTINGS,
    signatureHeader: 'x',
  }),
);
const STARTED = { transactionId: 'PAY1', redirectUrl: 'https://bank.example/C1' };

describe('webPaymentRoute', () => {
  it('returns the page of the bank, and passes the order on for comparison', async () => {
    startWebPayment.returns(STARTED);
    const returnUrl = 'https://portal.example/payment/callback';
    const answer = await call(VISA, payBody('visa', { returnUrl, eServiceId: 'E1' }));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { transactionid: 'PAY1', redirecturl: STARTED.redirectUrl },
    ]);
    expect(startWebPayment.inputs).toEqual([
      {
        transactionId: 'PAY1',
        webToken: 'token',
        sitting: SITTING,
        method: 'visa',
        language: 'zh-Hant',
        totalCents: 38_000,
        currency: 'HKD',
        returnUrl,
        eServiceId: 'E1',
      },
    ]);
  });

  it.each([
    [VISA, 'visa'],
    ['/api/payment/web/master', 'mastercard'],
    ['/api/payment/web/creditcard', 'creditcard-jcb'],
    ['/api/payment/web/creditcard', 'creditcard-unionpay'],
    ['/api/payment/web/pps', 'pps'],
    ['/api/payment/echq', 'echq'],
  ])('%s takes the method %s', async (url, method) => {
    startWebPayment.returns(STARTED);
    expect((await call(url, payBody(method))).statusCode).toBe(200);
    expect(startWebPayment.inputs).toMatchObject([{ method }]);
  });

  it.each([
    [VISA, '', 'No PaymentMethod'],
    ['/api/payment/echq', '', 'No PaymentMethod'],
    [VISA, 'mastercard', 'Payment Gateway not recognized'],
    [VISA, 'bitcoin', 'Payment Gateway not recognized'],
    [VISA, '__proto__', 'Payment Gateway not recognized'],
    ['/api/payment/web/nosuch', 'visa', 'Payment Gateway not recognized'],
    ['/api/payment/echq', 'visa', 'Payment Gateway not recognized'],
  ])('B-69: %s refuses the method "%s"', async (url, method, message) => {
    const answer = await call(url, payBody(method));
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    expect(startWebPayment.inputs).toEqual([]);
  });

  it.each(PAY_REFUSALS)('answers %s with %i', async (refused, status, body) => {
    startWebPayment.returns({ refused });
    const answer = await call(VISA, payBody('visa'));
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject(body);
  });

  it('B-70: answers 409 for a live payment, with the address of its page', async () => {
    startWebPayment.returns({ refused: 'liveAttempt', ...STARTED, method: 'visa' });
    const answer = await call(VISA, payBody('visa'));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: 'LIVE_PAYMENT',
      transactionid: 'PAY1',
      redirecturl: STARTED.redirectUrl,
      paymentmethod: 'visa',
    });
  });

  it('answers 404 for another sitting, and 400 for a body without an order', async () => {
    expect((await callOfOther(VISA, payBody('visa'))).statusCode).toBe(404);
    expect((await call(VISA, payBody('visa', { order: undefined }))).statusCode).toBe(400);
    expect(startWebPayment.inputs).toEqual([]);
  });
});
