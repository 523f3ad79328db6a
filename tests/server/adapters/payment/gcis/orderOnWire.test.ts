import { describe, expect, it } from 'vitest';
import { orderOnWire } from '../../../../../server/adapters/payment/gcis/orderOnWire.ts';
import { orderOf } from '../../../../support/gcisGateway.ts';

const ORDERER = { eServiceId: 'LRFORMS', webToken: 'W-1' };
const SHEET = { version: 'EC_v1', data: 'ZGF0YQ==' };
const BODY = {
  transactionId: 'T-1',
  webToken: 'W-1',
  paymentMethod: 'visa',
  order: {
    totalAmount: '380.00',
    currency: 'HKD',
    orderDetails: [{ itemId: 'copy', quantity: 2, unitPrice: '190.00', amount: '380.00' }],
  },
  eServiceId: 'LRFORMS',
};
const ON_WEB = { appRefId: 'T-1', returnUrl: 'https://portal.example/payment/callback' };

describe('orderOnWire', () => {
  it.each([
    ['en', 'en-us'],
    ['zh-Hant', 'zh-hk'],
    ['zh-Hans', 'zh-cn'],
  ] as const)('writes a card order in %s with the locale %s', (language, locale) => {
    const body = orderOnWire(orderOf('T-1', { language }), ORDERER);
    expect(body).toEqual({ ...BODY, ...ON_WEB, locale });
  });

  it('writes cents with two decimals', () => {
    const lines = [{ ...orderOf('T-1').lines[0], unitPriceCents: 5, amountCents: 105 }];
    const order = orderOf('T-1', { amountCents: 123_456_70, lines: lines as never });
    expect(orderOnWire(order, ORDERER)).toMatchObject({
      order: { totalAmount: '123456.70', orderDetails: [{ unitPrice: '0.05', amount: '1.05' }] },
    });
  });

  it('writes an FPS order without a return URL, a language or sheet data', () => {
    const order = orderOf('T-1', { method: 'fps', paymentData: SHEET });
    expect(orderOnWire(order, ORDERER)).toEqual({ ...BODY, paymentMethod: 'fps' });
  });

  it.each(['applepay', 'androidpay'] as const)(
    'includes the data of the payment sheet in an order by %s',
    (method) => {
      const order = orderOf('T-1', { method, paymentData: SHEET });
      const expected = { ...BODY, ...ON_WEB, paymentMethod: method, paymentdata: SHEET };
      expect(orderOnWire(order, ORDERER)).toMatchObject(expected);
      expect(() => orderOnWire(orderOf('T-1', { method }), ORDERER)).toThrow(
        expect.objectContaining({ name: 'GatewayError', reason: 'badAnswer' }),
      );
    },
  );

  it('omits sheet data from an order by card', () => {
    const order = orderOf('T-1', { paymentData: SHEET });
    expect(orderOnWire(order, ORDERER)).not.toHaveProperty('paymentdata');
  });
});
