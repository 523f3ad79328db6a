import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../../../renderer/api/http.ts';
import {
  payByWallet,
  type WalletCallback,
} from '../../../../renderer/payment/wallets/payByWallet.ts';
import { cannedServer, wireAnswer } from '../../../support/inPortal.tsx';

const DATA = { version: 'EC_v1', data: 'ZGF0YQ==' };
const REQUEST = {
  transaction: { transactionId: 'T1', webToken: 'W1' },
  method: 'applepay',
  fee: {
    totalCents: 38_000,
    lines: [{ itemId: 'copy', quantity: 1, unitPriceCents: 38_000, amountCents: 38_000 }],
  },
  language: 'zh-Hant',
  returnUrl: 'http://localhost/payment/callback',
} as never as Parameters<typeof payByWallet>[1];

function server(code: string) {
  const answer = { result: { code, description: '' } };
  const canned = cannedServer({
    '/api/payment/wallet/applepay': () => wireAnswer(200, answer),
    '/api/payment/wallet/googlepay': () => wireAnswer(200, answer),
  });
  return { ...canned, http: createHttp(canned.transport) };
}

describe('payByWallet()', () => {
  it.each([
    ['APPR', 'paid'],
    ['REJT', 'notPaid'],
    ['CANC', 'notPaid'],
    ['IN_PROCESS', 'open'],
    ['INPR', 'open'],
    ['PSTO', 'open'],
    ['PSER', 'open'],
    ['anything', 'open'],
  ])('reads %s as %s', async (code, end) => {
    const { http } = server(code);
    expect(await payByWallet(http, REQUEST, DATA)).toEqual({ kind: 'sheet', end });
  });

  it.each([
    ['applepay', '/api/payment/wallet/applepay'],
    ['androidpay', '/api/payment/wallet/googlepay'],
  ] as const)('posts the payment data of %s', async (method, path) => {
    const { http, asked } = server('APPR');
    await payByWallet(http, { ...REQUEST, method }, DATA);
    expect(asked.map((call) => call.url)).toEqual([path]);
    expect(JSON.parse(String(asked[0]?.body))).toMatchObject({
      transactionId: 'T1',
      webToken: 'W1',
      paymentMethod: method,
      order: { totalAmount: '380.00', currency: 'HKD' },
      locale: 'zh-hk',
      returnUrl: 'http://localhost/payment/callback',
      paymentdata: DATA,
    });
  });

  it('passes the request to a given callback, and posts nothing', async () => {
    const { http, asked } = server('APPR');
    const callback = vi.fn<WalletCallback>(async () => ({
      result: { code: 'REJT', description: '' },
    }));
    expect(await payByWallet(http, REQUEST, DATA, callback)).toMatchObject({ end: 'notPaid' });
    expect(callback).toHaveBeenCalledExactlyOnceWith(
      '/api/payment/wallet/applepay',
      expect.objectContaining({ transactionId: 'T1', paymentdata: DATA }),
    );
    expect(asked).toEqual([]);
  });
});
