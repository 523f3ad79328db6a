import { describe, expect, it } from 'vitest';
import {
  LANGUAGE_CODES,
  methodCodes,
  methodsTaken,
  PAYMENT_METHODS,
  type PaymentGatewayKey,
  PREFERRED_METHODS,
} from '#engine';

/** A row of the specification (document 1, sections 3 and 7). */
type Row = readonly [
  key: PaymentGatewayKey,
  id: string,
  walletCode: string,
  subTypeCode: string,
  brandName: string,
  path: string,
];
const ROWS: readonly Row[] = [
  ['visa', 'visa', 'VI', '02,BCMP,CreditCard', 'Visa', 'web/visa'],
  ['mastercard', 'mastercard', 'MS', '02,BCMP,CreditCard', 'Mastercard', 'web/master'],
  ['pps', 'pps', 'PP', '01,PPSB,PPS', 'PPS', 'web/pps'],
  ['androidpay', 'androidpay', 'GP', '02,BCMP,AndroidPay', 'Google Pay', 'wallet/googlepay'],
  ['echq', 'echq', 'EC', 'echq', 'e-Cheque', 'echq'],
  ['applepay', 'applepay', 'AP', '02,BCMP,ApplePay', 'Apple Pay', 'wallet/applepay'],
  ['creditcard-visa', 'creditcard', 'VI', '02,BCMP,CreditCard', 'Visa', 'web/creditcard'],
  [
    'creditcard-mastercard',
    'creditcard',
    'MS',
    '02,BCMP,CreditCard',
    'Mastercard',
    'web/creditcard',
  ],
  ['creditcard-jcb', 'creditcard', 'JB', '02,BCMP,CreditCard', 'JCB', 'web/creditcard'],
  ['creditcard-unionpay', 'creditcard', 'UP', '03,BCMP,CreditCard', 'UnionPay', 'web/creditcard'],
  ['fps', 'fps', 'FP', '04,BCFP,FPS', 'FPS', 'wallet/fps'],
];

describe('PAYMENT_METHODS: the tables of payment', () => {
  it.each(ROWS)('%s has the codes of the specification', (key, ...codes) => {
    const { id, walletCode, subTypeCode, path } = PAYMENT_METHODS[key];
    const { brandName } = methodCodes(key);
    expect([id, walletCode, subTypeCode, brandName, path]).toEqual(codes);
  });

  it('PAYMENT_METHODS: names each row by its key', () => {
    expect(Object.values(PAYMENT_METHODS).map(({ key }) => key)).toEqual(
      Object.keys(PAYMENT_METHODS),
    );
  });

  it('methodsTaken: includes wallets and e-Cheques only when they are configured', () => {
    const always = methodsTaken([]);
    expect(always).toEqual(expect.arrayContaining(['visa', 'pps', 'creditcard-jcb', 'fps']));
    expect(always).not.toContain('creditcard-visa');
    const all = methodsTaken(['googlePay', 'applePay', 'eCheque']);
    expect(all.filter((key) => !always.includes(key))).toEqual(['androidpay', 'applepay', 'echq']);
  });

  it('methodCodes: splits a subtype code', () => {
    expect(methodCodes('fps')).toEqual({ channel: 'BCFP', subType: 'FPS', brandName: 'FPS' });
    expect(methodCodes('creditcard-unionpay')).toMatchObject({
      channel: 'BCMP',
      subType: 'CreditCard',
    });
  });

  it('PREFERRED_METHODS: lists the methods in the order of preference', () => {
    const order = 'visa, mastercard, pps, androidpay, applepay, creditcard, echq, fps';
    expect(PREFERRED_METHODS.join(', ')).toBe(order);
  });

  it('LANGUAGE_CODES: has the locales of the calls and the languages of the provider', () => {
    const codes = Object.values(LANGUAGE_CODES).map(({ payment, provider }) => [payment, provider]);
    expect(codes).toEqual([
      ['en-us', 'EN'],
      ['zh-hk', 'zh_TW'],
      ['zh-cn', 'zh_CN'],
    ]);
  });
});
