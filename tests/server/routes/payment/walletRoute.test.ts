import { beforeAll, describe, expect, it } from 'vitest';
import type { PaymentGateway } from '../../../../server/ports/payment/PaymentGateway.ts';
import { ORDER, paymentPortal } from '../../support/paymentPortal.ts';

const at = paymentPortal();
const { call, opened, payment, wire } = at;
const DATA = { version: 'EC_v1', data: 'c2VjcmV0LW9mLXRoZS13YWxsZXQ=', signature: 'c2ln' };

/** Returns all stored rows of these tables as one text. */
async function everythingKept(): Promise<string> {
  const { db } = at.portal.stores;
  const tables = ['paymentAttempts', 'submissionEvents', 'outbox', 'sandboxCharges', 'submissions'];
  const rows = await Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table as 'outbox')
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}

describe('walletRoute: payment by wallet', () => {
  beforeAll(() => {
    const { settings } = at.portal.deps;
    const wallets = ['androidpay', 'applepay'] as const;
    Object.assign(settings, {
      methods: [...settings.methods, ...wallets],
      taken: [...settings.taken, ...wallets],
    });
  });

  const pay = async (
    path: string,
    method: string,
    changes: Readonly<Record<string, unknown>> = {},
  ) => {
    const transaction = await opened();
    const body = {
      ...payment(wire(transaction), method),
      paymentdata: DATA,
      ...changes,
    };
    return { ...transaction, answer: await call(`/api/payment/wallet/${path}`, body) };
  };

  it.each([
    ['googlepay', 'androidpay'],
    ['androidpay', 'androidpay'],
    ['applepay', 'applepay'],
  ])('%s: pays and submits the form, by the status of the gateway', async (path, method) => {
    const { answer, transactionId, submissionId } = await pay(path, method);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        transactionid: transactionId,
        currencycode: 'HKD',
        amount: '380.00',
        paymentid: expect.any(String),
        time: at.portal.clock.now().toISOString(),
        brandname: 'Visa',
        result: { code: 'APPR', description: 'Approved by the sandbox bank' },
      },
    ]);
    expect(await at.portal.store.submissions.find(submissionId)).toMatchObject({
      status: 'SUBMITTED',
      paidAttemptId: transactionId,
    });
  });

  it('stores no data of the payment sheet', async () => {
    await pay('applepay', 'applepay');
    const kept = await everythingKept();
    expect(kept).toContain('applepay');
    expect(kept).not.toContain(DATA.data);
  });

  it.each([
    ['no data', { paymentdata: undefined }],
    ['data that are a text', { paymentdata: JSON.stringify(DATA) }],
    ['data that are a list', { paymentdata: [DATA] }],
    ['data that are null', { paymentdata: null }],
    ['empty data', { paymentdata: {} }],
    ['no locale', { locale: undefined }],
    ['an empty locale', { locale: '' }],
    ['an unknown field', { amount: '1.00' }],
  ])('refuses %s, and sends nothing', async (_, changes) => {
    const { answer, transactionId } = await pay('applepay', 'applepay', changes);
    expect(answer.statusCode).toBe(400);
    expect(await at.portal.charges.ofAttempt(transactionId)).toBeUndefined();
  });

  it('refuses data of more than 16 KB', async () => {
    const { answer, transactionId } = await pay('applepay', 'applepay', {
      paymentdata: { data: 'x'.repeat(16 * 1024) },
    });
    expect(answer.statusCode).toBe(413);
    expect(await at.portal.charges.ofAttempt(transactionId)).toBeUndefined();
  });

  it.each([
    ['googlepay', 'applepay', 'Payment Gateway not recognized'],
    ['applepay', 'androidpay', 'Payment Gateway not recognized'],
    ['applepay', 'visa', 'Payment Gateway not recognized'],
    ['applepay', '', 'No PaymentMethod'],
  ])('B-69: at %s refuses the method %j: %s', async (path, method, message) => {
    const { answer } = await pay(path, method);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  it('T-02: refuses an order of another amount', async () => {
    const { answer, transactionId } = await pay('applepay', 'applepay', {
      order: { ...ORDER, totalAmount: '1.00' },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'amountMismatch']);
    expect(await at.portal.charges.ofAttempt(transactionId)).toBeUndefined();
  });

  it('refuses a method that the portal does not offer', async () => {
    const { settings } = at.portal.deps;
    const { methods } = settings;
    Object.assign(settings, { methods: ['visa'] });
    const { answer } = await pay('applepay', 'applepay');
    Object.assign(settings, { methods });
    expect([answer.statusCode, answer.json().message]).toEqual([422, 'paymentNotAvailable']);
  });

  it('answers 403 and one sentence to an expired web token', async () => {
    const transaction = await opened();
    at.portal.clock.advance(15 * 60_000);
    const body = { ...payment(wire(transaction), 'applepay'), paymentdata: DATA };
    const answer = await call('/api/payment/wallet/applepay', body);
    expect([answer.statusCode, answer.body]).toEqual([403, 'Webtoken is expired.']);
  });

  it('T-36: answers 404 to another sitting', async () => {
    const transaction = await opened();
    const body = { ...payment(wire(transaction), 'applepay'), paymentdata: DATA };
    const otherApplicant = `sitting=${'d'.repeat(43)}`;
    expect((await call('/api/payment/wallet/applepay', body, otherApplicant)).statusCode).toBe(404);
  });

  it.each([
    [38_001, 'REJT', true],
    [38_015, 'REJT', false],
    [38_003, 'IN_PROCESS', false],
  ])('an amount of %i cents: returns %s', async (price, code, canRetry) => {
    at.portal.form.setPrice(price);
    const order = { ...ORDER, totalAmount: (price / 100).toFixed(2) };
    const { answer, transactionId, webToken } = await pay('applepay', 'applepay', { order });
    at.portal.form.setPrice(38_000);
    expect(answer.json().result.code).toBe(code);
    const status = await call(`/api/payment/status/${transactionId}`, { webtoken: webToken });
    if (code === 'REJT') expect(status.json()).toMatchObject({ status: code, canRetry });
  });

  it('T-07: keeps the payment open after a time-out, and charges nothing twice', async () => {
    const gateway = at.portal.deps.gateway as PaymentGateway;
    const create = gateway.create.bind(gateway);
    let sent = 0;
    gateway.create = async (order) => {
      sent += 1;
      await create(order);
      const { GatewayError } = await import('../../../../server/ports/payment/PaymentGateway.ts');
      throw new GatewayError('timeout', 'Cannot wait');
    };
    const { answer, transactionId, webToken, submissionId } = await pay('applepay', 'applepay');
    expect([answer.statusCode, answer.json().message]).toEqual([502, 'serverBusy']);
    expect((await at.portal.store.attempts.find(transactionId))?.status).toBe('UNKNOWN');
    const again = await call('/api/payment/wallet/applepay', {
      ...payment({ transactionId, webToken }, 'applepay'),
      paymentdata: DATA,
    });
    expect(again.statusCode).toBe(409);
    expect(sent).toBe(1);
    gateway.create = create;
    at.portal.clock.advance(10_000);
    await call(`/api/payment/status/${transactionId}`, { webtoken: webToken });
    expect(await at.portal.store.submissions.find(submissionId)).toMatchObject({
      status: 'SUBMITTED',
    });
  });
});
