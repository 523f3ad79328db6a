import { describe, expect, it } from 'vitest';
import { failuresIn } from '../../../../server/openapi/failures.ts';
import {
  payAnswers,
  REFUSALS,
  refusals,
  sendRefusal,
} from '../../../../server/routes/payment/sendRefusal.ts';
import { routeOfFile } from '../../support/routeOfFile.ts';

const LIVE = {
  transactionId: 'PAY1',
  redirectUrl: 'https://bank.example/C1',
  method: 'visa',
} as const;
const { call } = routeOfFile((app) => {
  app.get<{ Params: { key: keyof typeof REFUSALS } }>('/:key', async ({ params }, reply) =>
    sendRefusal(reply, params.key, params.key === 'liveAttempt' ? LIVE : {}),
  );
});

describe('sendRefusal', () => {
  it('sends the texts of the contract with their statuses', async () => {
    const texts = [
      ['noMethod', 400, 'No PaymentMethod'],
      ['unknownMethod', 400, 'Payment Gateway not recognized'],
      ['orderDiffers', 409, 'amountMismatch'],
      ['methodNotAvailable', 422, 'paymentNotAvailable'],
      ['gatewayBusy', 502, 'serverBusy'],
    ] as const;
    for (const [key, status, message] of texts) {
      const answer = await call(`/${key}`);
      expect([answer.statusCode, answer.json()]).toEqual([
        status,
        { error: REFUSALS[key].error, message, reference: expect.any(String) },
      ]);
    }
  });

  it('B-68: sends plain text for an expired web token', async () => {
    const { statusCode, headers, body } = await call('/tokenExpired');
    expect([statusCode, headers['content-type'], body]).toEqual([
      403,
      'text/plain; charset=utf-8',
      'Webtoken is expired.',
    ]);
  });

  it('B-70: includes how to continue with a live payment', async () => {
    expect((await call('/liveAttempt')).json()).toEqual({
      error: 'LIVE_PAYMENT',
      message: 'Cannot pay: another payment is pending',
      reference: expect.any(String),
      transactionid: 'PAY1',
      redirecturl: 'https://bank.example/C1',
      paymentmethod: 'visa',
    });
  });
});

describe('refusals, payAnswers', () => {
  it('document refusals by status; only an expired token is plain text', () => {
    const documented = refusals('tokenExpired', 'tokenWrong', 'gatewayBusy');
    expect(Object.keys(documented)).toEqual(['403', '502']);
    expect(failuresIn(documented[403])).toEqual([
      { status: 403, name: 'WEB_TOKEN_EXPIRED', bare: 'Webtoken is expired.' },
      { status: 403, name: 'WEB_TOKEN' },
    ]);
  });

  it('document every refusal of a payment, and none of a receipt or a session', () => {
    const good = { type: 'object' };
    const answers = payAnswers(good);
    expect(answers[200]).toBe(good);
    const names = Object.values(answers)
      .flatMap(failuresIn)
      .map(({ name }) => name);
    const { receiptWrong, appleAddress, ...ofPayments } = REFUSALS;
    expect(names).toEqual(
      expect.arrayContaining(Object.values(ofPayments).map(({ error }) => error)),
    );
    expect(names).toContain('NOT_FOUND');
    expect(names).not.toContain(receiptWrong.error);
    expect(names).not.toContain(appleAddress.error);
  });
});
