import { describe, expect, it } from 'vitest';
import { LANGUAGES, methodName, PAYMENT_METHODS, type PaymentGatewayKey } from '#engine';

describe('methodName()', () => {
  it.each([
    ['fps', ['FPS', '轉數快', '转数快']],
    ['pps', ['PPS', '繳費靈', '缴费灵']],
    ['echq', ['e-Cheque', '電子支票', '电子支票']],
    ['creditcard', ['Credit card', '信用卡', '信用卡']],
    ['creditcard-unionpay', ['UnionPay', '銀聯', '银联']],
    ['androidpay', ['Google Pay', 'Google Pay', 'Google Pay']],
  ] as const)('names %s in three languages', (method, names) => {
    expect(LANGUAGES.map((language) => methodName(method, language))).toEqual(names);
  });

  it('has a name other than the key for every gateway key', () => {
    const keys = Object.keys(PAYMENT_METHODS) as PaymentGatewayKey[];
    for (const language of LANGUAGES) {
      const unnamed = keys.filter((key) =>
        [undefined, '', key].includes(methodName(key, language)),
      );
      expect(unnamed).toEqual([]);
    }
  });
});
