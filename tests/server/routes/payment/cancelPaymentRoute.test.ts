import { describe, expect, it } from 'vitest';
import { cancelPaymentRoute } from '../../../../server/routes/payment/cancelPaymentRoute.ts';
import { fakeCall, routeOfFile, SITTING, SITTINGS } from '../../support/routeOfFile.ts';

const URL = '/api/payment/cancelpayment';
const BODY = { transactionid: 'PAY1', webtoken: 'token' };
const cancelPayment = fakeCall();
const { call, callOfOther } = routeOfFile((app) =>
  app.register(cancelPaymentRoute, {
    payments: { cancelPayment: cancelPayment.service } as never,
    sittings: SITTINGS,
    signatureHeader: 'x',
  }),
);

describe('cancelPaymentRoute', () => {
  it('returns the status after the cancellation, which may be approved', async () => {
    const settledAt = new Date('2026-11-20T02:00:00Z');
    const state = { transactionId: 'PAY1', status: 'APPR', description: 'Late', canRetry: false };
    cancelPayment.returns({ ...state, record: { paymentId: 'C1', settledAt } });
    const answer = await call(URL, BODY);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        status: 'APPR',
        description: 'Late',
        canRetry: false,
        paymentid: 'C1',
        time: '2026-11-20T02:00:00.000Z',
      },
    ]);
    const sitting = SITTING;
    expect(cancelPayment.inputs).toEqual([{ transactionId: 'PAY1', webToken: 'token', sitting }]);
  });

  it('B-68: answers 403 for a wrong token, and plain text for an expired one', async () => {
    cancelPayment.returns({ refused: 'tokenWrong' });
    const wrong = await call(URL, BODY);
    expect([wrong.statusCode, wrong.json().error]).toEqual([403, 'WEB_TOKEN']);
    cancelPayment.returns({ refused: 'tokenExpired' });
    const expired = await call(URL, BODY);
    expect([expired.statusCode, expired.body]).toEqual([403, 'Webtoken is expired.']);
  });

  it('T-36: answers 404 for an unknown transaction, and asks nothing without a sitting', async () => {
    expect((await call(URL, BODY)).statusCode).toBe(404);
    expect(cancelPayment.inputs).toHaveLength(1);
    expect((await callOfOther(URL, BODY)).statusCode).toBe(404);
    expect(cancelPayment.inputs).toHaveLength(1);
  });

  it.each([[{}], [{ ...BODY, webtoken: 7 }], [{ ...BODY, amount: '0' }]])(
    'answers 400 for the body %j, and cancels nothing',
    async (body) => {
      expect((await call(URL, body)).statusCode).toBe(400);
      expect(cancelPayment.inputs).toEqual([]);
    },
  );
});
