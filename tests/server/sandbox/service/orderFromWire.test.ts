import { describe, expect, it } from 'vitest';
import { PAYMENT_METHODS } from '#engine';
import { orderFromWire } from '../../../../server/sandbox/service/orderFromWire.ts';

const HOME = 'http://localhost:1/home';
const ORDER = {
  totalAmount: '380.05',
  currency: 'HKD',
  orderDetails: [{ itemId: 'copy', quantity: '2', unitPrice: '190.00', amount: '380.05' }],
};
const CARD = {
  transactionId: 'T1',
  webToken: 'W1',
  paymentMethod: 'visa',
  eServiceId: 'LRFORMS',
  appRefId: 'R1',
  locale: 'zh-hk',
  returnUrl: 'http://portal.example/back',
  order: ORDER,
};
const { returnUrl: _, appRefId: __, locale: ___, ...FPS } = { ...CARD, paymentMethod: 'fps' };

const read = (path: string, body: unknown) => orderFromWire(path, body, HOME);

describe('orderFromWire', () => {
  it('reads the order of a card with its token', () => {
    const label = { en: 'copy', 'zh-Hant': 'copy', 'zh-Hans': 'copy' };
    expect(read('web/visa', CARD)).toEqual({
      webToken: 'W1',
      order: {
        attemptId: 'T1',
        method: 'visa',
        amountCents: 38_005,
        currency: 'HKD',
        lines: [
          { itemId: 'copy', quantity: 2, unitPriceCents: 19_000, amountCents: 38_005, label },
        ],
        language: 'zh-Hant',
        returnUrl: 'http://portal.example/back',
      },
    });
  });

  it('gives an order by FPS the return URL of the service', () => {
    expect(read(PAYMENT_METHODS.fps.path, FPS)?.order).toMatchObject({
      method: 'fps',
      returnUrl: HOME,
      language: 'en',
    });
  });

  it('reads the data of a wallet, under both paths of its call', () => {
    const paymentdata = { token: 'secret' };
    const wallet = { ...CARD, paymentMethod: 'androidpay', paymentdata };
    for (const path of ['wallet/androidpay', 'wallet/googlepay']) {
      expect(read(path, wallet)?.order).toMatchObject({
        method: 'androidpay',
        paymentData: paymentdata,
      });
    }
    expect(read('wallet/googlepay', { ...wallet, paymentdata: {} })).toBeUndefined();
    expect(read('wallet/googlepay', { ...wallet, paymentdata: undefined })).toBeUndefined();
  });

  it.each<readonly [string, unknown]>([
    ['no body', undefined],
    ['a text', 'visa'],
    ['an empty object', {}],
    ...['transactionId', 'webToken', 'paymentMethod', 'eServiceId'].map(
      (name) => [`no ${name}`, { ...CARD, [name]: undefined }] as const,
    ),
    ['an empty transaction', { ...CARD, transactionId: '' }],
    ['a method of another call', { ...CARD, paymentMethod: 'fps' }],
    ['an unknown method', { ...CARD, paymentMethod: 'gold' }],
    ['no order', { ...CARD, order: undefined }],
    ['no amount', { ...CARD, order: { ...ORDER, totalAmount: undefined } }],
    ['an amount that is no amount', { ...CARD, order: { ...ORDER, totalAmount: '380.5x' } }],
    ['another currency', { ...CARD, order: { ...ORDER, currency: 'CNY' } }],
    ['no lines', { ...CARD, order: { ...ORDER, orderDetails: undefined } }],
    ['no return URL', { ...CARD, returnUrl: undefined }],
    ['a broken return URL', { ...CARD, returnUrl: 'back' }],
    ['no locale', { ...CARD, locale: undefined }],
    ['no reference of the app', { ...CARD, appRefId: undefined }],
  ])('refuses %s', (__, body) => {
    expect(read('web/visa', body)).toBeUndefined();
  });

  it('reads a broken line as an amount of zero', () => {
    const order = { ...ORDER, orderDetails: [null] };
    expect(read('web/visa', { ...CARD, order })?.order.lines).toMatchObject([
      { itemId: 'undefined', unitPriceCents: 0, amountCents: 0 },
    ]);
  });
});
