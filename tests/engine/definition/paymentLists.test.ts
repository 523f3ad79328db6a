import { describe, expect, it } from 'vitest';
import { type Manifest, paymentLists, paymentMethodIndex } from '#engine';

const MANIFEST: Manifest = {
  code: 'TEST',
  version: 1,
  screenId: 'TEST',
  steps: [],
  submissionType: 'ALLOW_ESUBM',
};
const PAYMENT = { required: true, items: [] } as const;

describe('paymentLists()', () => {
  it.each([
    ['a form without a fee', {}],
    ['a fee that is never required', { payment: { ...PAYMENT, required: false } }],
    ['a form without a review', { payment: PAYMENT, skipReview: true }],
    ['a simplified form', { payment: PAYMENT, simplifiedForm: true }],
  ])('returns undefined for %s', (_, more) => {
    expect(paymentLists({ ...MANIFEST, ...more })).toBeUndefined();
  });

  it('defaults to every online method and no offline method', () => {
    const lists = paymentLists({ ...MANIFEST, payment: PAYMENT });
    expect(lists?.online).toEqual(
      'visa mastercard pps androidpay applepay creditcard echq fps'.split(' '),
    );
    expect(lists?.offline).toEqual([]);
    const payment = { ...PAYMENT, online: ['fps'], offline: ['cheque'] } as const;
    expect(paymentLists({ ...MANIFEST, payment })).toEqual({
      online: ['fps'],
      offline: ['cheque'],
    });
  });
});

describe('paymentMethodIndex()', () => {
  const lists = { online: ['visa', 'fps', 'echq'], offline: ['cash', 'cheque'] } as const;

  it.each([
    ['visa', -1],
    ['fps', -2],
    ['echq', -3],
    ['cash', 0],
    ['cheque', 1],
    ['autopay', -1],
    [undefined, -1],
  ])('returns for %s: %i (negative for online methods)', (method, index) => {
    expect(paymentMethodIndex(lists, method)).toBe(index);
  });

  it('returns -1 for a form without lists', () => {
    expect(paymentMethodIndex(undefined, 'cheque')).toBe(-1);
  });
});
