import { describe, expect, it } from 'vitest';
import { fpsRoute } from '../../../../server/routes/payment/fpsRoute.ts';
import { PAY_REFUSALS, payBody } from '../../support/payBody.ts';
import { fakeCall, routeOfFile, SITTING, SITTINGS } from '../../support/routeOfFile.ts';

const URL = '/api/payment/wallet/fps';
const startFpsPayment = fakeCall();
const { call, callOfOther } = routeOfFile((app) =>
  app.register(fpsRoute, {
    payments: { startFpsPayment: startFpsPayment.service } as never,
    sittings: SITTINGS,
    signatureHeader: 'x',
  }),
);

describe('fpsRoute', () => {
  it('returns the QR code and its end, and passes the order on for comparison', async () => {
    startFpsPayment.returns({
      transactionId: 'PAY1',
      paymentId: 'C1',
      status: 'INPR',
      expiresAt: new Date('2026-11-20T02:03:00Z'),
      qrImage: 'iVBO',
      qrUrl: 'https://bank.example/C1',
    });
    const answer = await call(URL, payBody('fps', { locale: 'en-us' }));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        paymentid: 'C1',
        paymentstatus: 'INPR',
        fpsmerchanttimeoutdatetime: '2026-11-20T02:03:00.000Z',
        fpsqrcodeimgbase64: 'iVBO',
        fpsqrcodeurl: 'https://bank.example/C1',
      },
    ]);
    expect(startFpsPayment.inputs).toEqual([
      {
        transactionId: 'PAY1',
        webToken: 'token',
        sitting: SITTING,
        method: 'fps',
        language: 'en',
        totalCents: 38_000,
        currency: 'HKD',
        returnUrl: undefined,
        eServiceId: undefined,
      },
    ]);
  });

  it.each([
    ['', 'No PaymentMethod'],
    ['visa', 'Payment Gateway not recognized'],
  ])('B-69: refuses the method "%s"', async (method, message) => {
    const answer = await call(URL, payBody(method));
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    expect(startFpsPayment.inputs).toEqual([]);
  });

  it.each(PAY_REFUSALS)('answers %s with %i', async (refused, status, body) => {
    startFpsPayment.returns({ refused });
    const answer = await call(URL, payBody('fps'));
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject(body);
  });

  it('answers 404 for another sitting, and 400 for a body without an order', async () => {
    expect((await callOfOther(URL, payBody('fps'))).statusCode).toBe(404);
    expect((await call(URL, payBody('fps', { order: undefined }))).statusCode).toBe(400);
    expect(startFpsPayment.inputs).toEqual([]);
  });
});
