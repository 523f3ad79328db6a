import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IDENTITY_CALLS } from '../../../../server/adapters/identity/live/wire.ts';
import {
  IdentityAppError,
  type IdentitySigningResult,
} from '../../../../server/ports/signing/IdentityApp.ts';
import { tokensIn } from '../../../../server/sandbox/identity/signingService.ts';
import { testClock } from '../../../support/testClock.ts';
import { identityCalls } from '../../support/identityCalls.ts';

const bytes = (text: string) => Buffer.from(text).toString('base64');
const ORDER = {
  businessID: 'B1',
  docDigest: bytes('digest'),
  HKICHash: bytes('hash'),
  department: 'Land Registry',
  serviceName: 'Forms',
  documentName: 'Application',
  lang: 'zh-HK',
  source: 'Android_Chrome',
  redirectURI: 'https://forms.example/back',
};
const TOKENS = { accessToken: 'access', openID: 'open' };

describe('signingService', () => {
  let at: Awaited<ReturnType<typeof identityCalls>>;
  let orders: unknown[];
  let result: IdentitySigningResult;
  beforeAll(async () => {
    at = await identityCalls({
      askToSign: async (order) => {
        orders.push(order);
        return { identificationCode: '4711', isScanned: true, address: 'http://phone/a/T1' };
      },
      signingResult: async (id) => (id === 'B1' ? result : { state: 'failed', failure: 'D20000' }),
    });
    await at.getKey();
  });
  beforeEach(() => {
    orders = [];
  });
  afterAll(() => at.service.close());

  it.each([
    [IDENTITY_CALLS.askToSign, ORDER, undefined],
    [
      IDENTITY_CALLS.askAccount,
      { ...ORDER, ...TOKENS },
      { accessToken: 'access', openId: 'open', expiresAt: testClock().now() },
    ],
  ])('%s passes the order on, and returns the ticket', async (call, content, tokens) => {
    expect(await at.call(call, content)).toEqual({
      code: 'D00000',
      content: { businessID: 'B1', signCode: '4711', authByQR: true, ticketID: 'T1' },
    });
    expect(orders).toEqual([
      {
        businessId: 'B1',
        digest: Buffer.from('digest'),
        idHash: Buffer.from('hash'),
        department: 'Land Registry',
        service: 'Forms',
        document: 'Application',
        language: 'zh-Hant',
        source: 'Android_Chrome',
        returnUrl: 'https://forms.example/back',
        tokens,
      },
    ]);
  });

  it.each(Object.keys(ORDER))('refuses an order without %s', async (name) => {
    const { code } = await at.call(IDENTITY_CALLS.askToSign, { ...ORDER, [name]: '' });
    expect([code, orders]).toEqual(['D20002', []]);
  });

  it('refuses an unknown source, and a logged-in order without its token', async () => {
    const other = await at.call(IDENTITY_CALLS.askToSign, { ...ORDER, source: 'Fridge' });
    expect(other.code).toBe('D20003');
    expect((await at.call(IDENTITY_CALLS.askAccount, ORDER)).code).toBe('D20002');
    expect(orders).toEqual([]);
  });

  it.each([IDENTITY_CALLS.signingResult, IDENTITY_CALLS.accountResult])(
    '%s returns each result',
    async (call) => {
      const ask = (businessID = 'B1') => at.call(call, { businessID });
      result = { state: 'pending' };
      expect(await ask()).toEqual({ code: 'D70004' });
      result = { state: 'failed', failure: 'D70001' };
      expect(await ask()).toEqual({ code: 'D70001' });
      result = { state: 'signed', cms: Buffer.from('cms') };
      expect(await ask()).toEqual({ code: 'D00000', content: { pdfSignature: bytes('cms') } });
      expect(await ask('B2')).toEqual({ code: 'D20000' });
    },
  );

  it('tokensIn: refuses missing and empty tokens', () => {
    const clock = testClock();
    const empty = { accessToken: 'a', openID: '' };
    for (const content of [{}, { accessToken: 1, openID: 'o' }, empty]) {
      expect(() => tokensIn(content, { clock })).toThrow(IdentityAppError);
    }
  });
});
