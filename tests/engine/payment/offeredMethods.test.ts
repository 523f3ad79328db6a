import { describe, expect, it } from 'vitest';
import type { PaymentGatewayKey } from '../../../engine/definition/paymentMethods.ts';
import { PAYMENT_METHODS, paymentGatewayKeyOf } from '../../../engine/definition/paymentMethods.ts';
import type { AvailableMethod, OfferConditions } from '../../../engine/payment/offeredMethods.ts';
import { offeredMethods, reasonAgainst } from '../../../engine/payment/offeredMethods.ts';

const CARDS = available('CreditCard', ['Visa', 'Mastercard', 'JCB']);
const UNION_PAY = available('CreditCard', ['UnionPay']);
const PPS = available('PPS');
const FPS = available('FPS');

const ALL: OfferConditions = {
  amountCents: 38_000,
  blocked: [],
  disabled: [],
  usable: () => true,
};

function available(subType: string, supportedCards: readonly string[] = []): AvailableMethod {
  return { subType, supportedCards, active: true, label: subType, pointsToNote: [] };
}

function keys(methods: readonly AvailableMethod[], conditions: Partial<OfferConditions> = {}) {
  return offeredMethods(methods, { ...ALL, ...conditions }).offered.map(({ key }) => key);
}

describe('offeredMethods()', () => {
  it('expands credit cards into one entry per card and keeps the preferred order', () => {
    expect(keys([FPS, UNION_PAY, CARDS, PPS])).toEqual([
      'pps',
      'creditcard-unionpay',
      'creditcard-visa',
      'creditcard-mastercard',
      'creditcard-jcb',
      'fps',
    ]);
  });

  it('omits methods that the table lacks', () => {
    expect(keys([available('Cheque'), available('CreditCard', ['Diners']), FPS])).toEqual(['fps']);
  });

  it('omits methods outside onlinePaymentList, without a reason', () => {
    const conditions = { ...ALL, accepted: ['creditcard', 'pps'] as const, blocked: ['PPS'] };
    const { offered, withheld } = offeredMethods([FPS, CARDS, PPS], conditions);
    expect(offered.map(({ label }) => label)).toEqual(['Visa', 'Mastercard', 'JCB']);
    expect(withheld).toEqual([{ key: 'pps', reason: 'blocked' }]);
  });

  it.each([
    ['blocked' as const, { blocked: ['JCB'] }, 'creditcard-jcb', 'blocked'],
    ['disabled' as const, { disabled: ['creditcard'] }, 'creditcard-visa', 'disabledWindow'],
    ['device' as const, { usable: (key: PaymentGatewayKey) => key !== 'fps' }, 'fps', 'device'],
  ])('U-46: withholds a method with its reason (%s)', (_, conditions, key, reason) => {
    const { offered, withheld } = offeredMethods([CARDS, FPS], { ...ALL, ...conditions });
    expect(offered.some((method) => method.key === key)).toBe(false);
    expect(withheld).toContainEqual({ key, reason });
  });

  it('withholds a method that the gateway reports as inactive', () => {
    expect(keys([{ ...FPS, active: false }])).toEqual([]);
  });

  it.each([
    ['pps' as const, 10_000_000, undefined],
    ['pps' as const, 10_000_001, 'overLimit'],
    ['creditcard-unionpay' as const, 30_000_000, undefined],
    ['creditcard-unionpay' as const, 30_000_001, 'overLimit'],
    ['fps' as const, 99_999_999_999, undefined],
  ])('B-69: %s at %i cents: %s', (key, amountCents, reason) => {
    expect(reasonAgainst(key, true, { ...ALL, amountCents })).toBe(reason);
  });

  it('sorts the notes of a method', () => {
    const pointsToNote = [2, 1].map((order) => ({ type: 'text', content: `${order}`, order }));
    const { offered } = offeredMethods([{ ...FPS, pointsToNote }], ALL);
    expect(offered[0]?.pointsToNote.map(({ order }) => order)).toEqual([1, 2]);
  });
});

describe('PAYMENT_METHODS', () => {
  it('has the gateway keys of the specification, and the e-Cheque by its id', () => {
    expect(Object.keys(PAYMENT_METHODS).toSorted()).toEqual([
      'androidpay',
      'applepay',
      'creditcard-jcb',
      'creditcard-mastercard',
      'creditcard-unionpay',
      'creditcard-visa',
      'echq',
      'fps',
      'mastercard',
      'pps',
      'visa',
    ]);
  });

  it.each(Object.entries(PAYMENT_METHODS))(
    'returns the key %s for its own sub-type and card',
    (key, method) => {
      const card = method.id === 'creditcard' ? method.card : undefined;
      expect([method.key, paymentGatewayKeyOf(method.subType, card)]).toEqual([key, key]);
    },
  );

  it.each([
    ['creditcard-unionpay' as const, '03,BCMP,CreditCard', 'UP'],
    ['creditcard-jcb' as const, '02,BCMP,CreditCard', 'JB'],
    ['pps' as const, '01,PPSB,PPS', 'PP'],
    ['fps' as const, '04,BCFP,FPS', 'FP'],
    ['applepay' as const, '02,BCMP,ApplePay', 'AP'],
    ['androidpay' as const, '02,BCMP,AndroidPay', 'GP'],
  ])('%s has the sub-type code %s and the wallet code %s', (key, code, wallet) => {
    expect([PAYMENT_METHODS[key].subTypeCode, PAYMENT_METHODS[key].walletCode]).toEqual([
      code,
      wallet,
    ]);
  });
});
