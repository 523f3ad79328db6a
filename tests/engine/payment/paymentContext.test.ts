import { describe, expect, it } from 'vitest';
import type { PaymentInput, StartedPayment } from '../../../engine/payment/Payment.ts';
import { methodOf, paymentContext, transactionOf } from '../../../engine/payment/paymentContext.ts';
import { CODE } from '../support/paymentRun.ts';

const INPUT: PaymentInput = { submissionId: 'S1', amountCents: 38_000, needsCaptcha: false };
const STARTED: StartedPayment = {
  transactionId: 'T1',
  method: 'fps',
  output: { kind: 'qr', code: CODE },
};
const REDIRECTED: StartedPayment = {
  ...STARTED,
  method: 'visa',
  output: { kind: 'redirect', redirectUrl: 'https://bank.example.hk/pay' },
};
const create = (more: Partial<PaymentInput> = {}) => paymentContext({ ...INPUT, ...more });

describe('paymentContext', () => {
  it('starts a new payment without a transaction, method, outcome or message', () => {
    expect(create({ needsCaptcha: true })).toMatchObject({
      submissionId: 'S1',
      amountCents: 38_000,
      needsCaptcha: true,
      transactionId: undefined,
      webToken: undefined,
      method: undefined,
      outcome: undefined,
      message: undefined,
      isPayPressed: false,
      canRetry: false,
      checks: 0,
    });
  });

  it.each([
    ['a key of the gateway', { preferred: 'visa' }, 'visa'],
    ['a name that is no key', { preferred: 'cash' }, undefined],
    ['a name of every object', { preferred: 'constructor' }, undefined],
    ['an empty name', { preferred: '' }, undefined],
    ['a key, but waits for a payment', { preferred: 'visa', transactionId: 'T1' }, undefined],
  ])('selects the method of the review for %s', (_, more, method) => {
    expect(create(more).method).toBe(method);
    expect(create(more).preferred).toBe(more.preferred);
  });

  it('contains the code of the pending payment', () => {
    const context = create({ transactionId: 'T1', startedPayment: STARTED, preferred: 'visa' });
    expect(context).toMatchObject({ method: 'fps', code: CODE, redirectUrl: undefined });
  });

  it('contains the bank page of the pending payment', () => {
    const context = create({ transactionId: 'T1', startedPayment: REDIRECTED });
    expect(context.redirectUrl).toBe('https://bank.example.hk/pay');
    expect(context.code).toBeUndefined();
  });

  it.each([
    ['another payment', { transactionId: 'T2', startedPayment: STARTED }],
    ['no payment', { startedPayment: STARTED }],
  ])('ignores a started payment when it waits for %s', (_, more) => {
    expect(create(more)).toMatchObject({ method: undefined, code: undefined });
  });
});

describe('transactionOf', () => {
  it('returns the transaction and its token alone', () => {
    const context = { ...create({ transactionId: 'T1' }), webToken: 'W1' };
    expect(transactionOf(context)).toEqual({ transactionId: 'T1', webToken: 'W1' });
  });

  it.each([
    ['a transaction', { transactionId: undefined, webToken: 'W1' }],
    ['a token', { transactionId: 'T1', webToken: undefined }],
  ])('refuses to pay without %s', (_, more) => {
    const pay = () => transactionOf({ ...create(), ...more });
    expect(pay).toThrow(new TypeError('Cannot pay: no transaction was prepared'));
  });
});

describe('methodOf', () => {
  it('returns the chosen method', () => {
    expect(methodOf({ ...create(), method: 'fps' })).toBe('fps');
  });

  it('refuses to pay without a method', () => {
    expect(() => methodOf(create())).toThrow(new TypeError('Cannot pay: no method was chosen'));
  });
});
