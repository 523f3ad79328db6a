import { describe, expect, it } from 'vitest';
import { statusRoute } from '../../../../server/routes/payment/statusRoute.ts';
import { fakeCall, routeOfFile, SITTING, SITTINGS } from '../../support/routeOfFile.ts';

const BODY = { webtoken: 'token' };
const paymentStatus = fakeCall();
const { call, callOfOther } = routeOfFile((app) =>
  app.register(statusRoute, {
    payments: { paymentStatus: paymentStatus.service } as never,
    sittings: SITTINGS,
    signatureHeader: 'x',
  }),
);

describe.each(['/api/payment/status/PAY1', '/api/payment/echqstatus/PAY1'])(
  'statusRoute: %s',
  (url) => {
    it('returns the state of the payment for its sitting', async () => {
      const state = {
        transactionId: 'PAY1',
        status: 'IN_PROCESS',
        description: '',
        canRetry: false,
      };
      paymentStatus.returns({ ...state, record: { method: 'visa', attemptNo: 2 } });
      const answer = await call(url, BODY);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        {
          status: 'IN_PROCESS',
          description: '',
          canRetry: false,
          paymentmethod: 'visa',
          brandname: 'Visa',
          channel: 'BCMP',
          subtype: 'CreditCard',
          attemptno: 2,
        },
      ]);
      const sitting = SITTING;
      expect(paymentStatus.inputs).toEqual([{ transactionId: 'PAY1', webToken: 'token', sitting }]);
    });

    it('B-68: distinguishes an expired token from a wrong one', async () => {
      paymentStatus.returns({ refused: 'tokenExpired' });
      const expired = await call(url, BODY);
      expect([expired.statusCode, expired.body]).toEqual([403, 'Webtoken is expired.']);
      paymentStatus.returns({ refused: 'tokenWrong' });
      const wrong = await call(url, BODY);
      expect([wrong.statusCode, wrong.json().message]).toEqual([403, 'Cannot use this web token']);
    });

    it('T-36: answers 404 for another sitting', async () => {
      expect((await call(url, BODY)).statusCode).toBe(404);
      expect((await callOfOther(url, BODY)).statusCode).toBe(404);
      expect(paymentStatus.inputs).toHaveLength(1);
    });

    it('answers 400 without a token, or with further members', async () => {
      expect((await call(url, {})).statusCode).toBe(400);
      expect((await call(url, { ...BODY, status: 'APPR' })).statusCode).toBe(400);
      expect(paymentStatus.inputs).toEqual([]);
    });
  },
);
