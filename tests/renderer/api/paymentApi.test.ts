import { describe, expect, it } from 'vitest';
import { fetchMethods, payByFps } from '../../../renderer/api/paymentApi.ts';
import { answeringHttp } from '../../support/answeringHttp.ts';

const REQUEST = {
  transaction: { transactionId: 'T-1', webToken: 'w' },
  method: 'fps',
  fee: { totalCents: 38_000, lines: [] },
  language: 'en',
  eServiceId: '',
  returnUrl: 'https://portal.example/payment/callback',
} as const;
/** The server's time, while the device's clock may differ. */
const NOW = Date.parse('2026-11-20T10:00:00+08:00');

describe('payByFps', () => {
  it.each([
    ['until the gateway’s time-out', '2026-11-20T10:02:30+08:00', 150_000],
    ['in another zone', '2026-11-20T02:00:10.000Z', 10_000],
    ['three minutes if the time-out has passed', '2026-11-20T09:59:59+08:00', 180_000],
    ['three minutes if the time-out is a day away', '2026-11-21T10:00:00+08:00', 180_000],
    ['three minutes if the time-out is not a time', 'soon', 180_000],
  ])('is valid %s', async (_, timeOut, validMs) => {
    const { http } = answeringHttp({
      paymentid: 'P',
      paymentstatus: 'INPR',
      fpsmerchanttimeoutdatetime: timeOut,
      fpsqrcodeimgbase64: 'AAAA',
      fpsqrcodeurl: 'https://bank.example/1',
    });
    expect(await payByFps(http, REQUEST, () => NOW)).toMatchObject({ paymentId: 'P', validMs });
  });
});

describe('eServiceId: the portal’s name at the payment service', () => {
  it.each([
    ['LRFORMS', { eServiceIds: ['LRFORMS'] }, { eServiceId: 'LRFORMS' }],
    ['', {}, {}],
  ])('%j is sent with both requests unless it is empty', async (eServiceId, asked, paid) => {
    const { http, calls } = answeringHttp({ availablepaymentmethods: [] });
    await fetchMethods(http, 38_000, 'en', eServiceId);
    await payByFps(http, { ...REQUEST, eServiceId }, () => NOW);
    const names = calls.map(({ body }) =>
      Object.fromEntries(
        Object.entries(body as object).filter(([name]) => name.startsWith('eService')),
      ),
    );
    expect(names).toEqual([asked, paid]);
  });
});
