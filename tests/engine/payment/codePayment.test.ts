import { describe, expect, it } from 'vitest';
import {
  isByCode,
  isBySheet,
  isCodeOver,
  paymentDestinationOf,
} from '../../../engine/payment/codePayment.ts';
import type { PaymentContext } from '../../../engine/payment/Payment.ts';

const context = (traits: Partial<PaymentContext>) => traits as PaymentContext;

describe('isByCode', () => {
  it.each([
    ['fps', true, false],
    ['applepay', false, true],
    ['creditcard-jcb', false, false],
    [undefined, false, false],
  ] as const)('for %s returns %s; isBySheet returns %s', (method, byCode, bySheet) => {
    expect([isByCode(context({ method })), isBySheet(context({ method }))]).toEqual([
      byCode,
      bySheet,
    ]);
  });
});

describe('isCodeOver', () => {
  const OVER = { method: 'fps', outcome: 'timedOut', canRetry: true, codeExpired: false } as const;

  it.each<[Partial<PaymentContext>, boolean]>([
    [OVER, true],
    [{ ...OVER, outcome: 'cancelled', codeExpired: true }, true],
    [{ ...OVER, outcome: 'cancelled' }, false],
    [{ ...OVER, canRetry: false }, false],
    [{ ...OVER, method: 'creditcard-jcb' }, false],
  ])('for %j returns %s', (traits, expected) => {
    expect(isCodeOver(context(traits))).toBe(expected);
  });
});

describe('paymentDestinationOf', () => {
  it.each([
    [undefined, undefined, undefined],
    [{ kind: 'qr', code: 'C', redirectUrl: 'no' }, 'C', undefined],
    [{ kind: 'redirect', redirectUrl: '/bank' }, undefined, '/bank'],
  ])('for %j returns the code %s or the page %s', (output, code, redirectUrl) => {
    expect(paymentDestinationOf(output as never)).toEqual({ code, redirectUrl });
  });
});
