import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IDENTITY_CALLS, LOGIN_PAGE } from '../../../../server/adapters/identity/live/wire.ts';
import { IdentityAppError } from '../../../../server/ports/signing/IdentityApp.ts';
import { IDENTITY_BASE } from '../../../../server/sandbox/identity/identityService.ts';
import { CLIENT, identityCalls } from '../../support/identityCalls.ts';

const QUERY = {
  clientID: CLIENT.clientId,
  responseType: 'code',
  redirectURI: 'https://forms.example/back',
  state: 'S1',
  source: 'PC_Browser',
  lang: 'zh-CN',
};

describe('loginService', () => {
  let at: Awaited<ReturnType<typeof identityCalls>>;
  let seen: unknown[];
  beforeAll(async () => {
    at = await identityCalls({
      redeemCode: async (code) => {
        if (code !== 'C1') throw new IdentityAppError('D20009');
        const expiresAt = new Date(at.clock.now().getTime() + 90_400);
        return { accessToken: 'access', openId: 'open', expiresAt };
      },
      profile: async (tokens, fields) => {
        seen.push(tokens, fields);
        return { idNo: { Identification: 'A123456', CheckDigit: '3' } } as never;
      },
      startLogin: async (order) => {
        seen.push(order);
        return { address: 'http://phone.example/T1', isScanned: true };
      },
    });
    await at.getKey();
  });
  beforeEach(() => {
    seen = [];
  });
  afterAll(() => at.service.close());

  it('exchanges a code for tokens, with their life in seconds', async () => {
    const grant = { grantType: 'authorization_code' };
    expect(await at.call(IDENTITY_CALLS.token, { ...grant, code: 'C1' })).toEqual({
      code: 'D00000',
      content: { accessToken: 'access', tokenType: 'Bearer', openID: 'open', expiresIn: 90 },
    });
    expect((await at.call(IDENTITY_CALLS.token, { ...grant, code: 'C2' })).code).toBe('D20009');
    const other = { grantType: 'password', code: 'C1' };
    expect((await at.call(IDENTITY_CALLS.token, other)).code).toBe('D20003');
  });

  it('returns the profile, of the known fields of both lists', async () => {
    const tokens = { accessToken: 'access', openID: 'open' };
    const fields = { profileFields: ['idNo', 'secret'], eMEFields: ['emailAddress'] };
    const answer = await at.call(IDENTITY_CALLS.profile, { ...tokens, ...fields });
    expect(answer.content).toEqual({ idNo: { Identification: 'A123456', CheckDigit: '3' } });
    expect(seen).toEqual([
      { accessToken: 'access', openId: 'open', expiresAt: at.clock.now() },
      ['idNo', 'emailAddress'],
    ]);
    expect((await at.call(IDENTITY_CALLS.profile, fields)).code).toBe('D20002');
  });

  const open = (change: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams({ ...QUERY, ...change });
    return at.service.inject(`${IDENTITY_BASE}/${LOGIN_PAGE}?${query}`);
  };

  it('redirects a browser to the phone', async () => {
    const { statusCode, headers } = await open();
    expect([statusCode, headers.location]).toEqual([302, 'http://phone.example/T1']);
    const { redirectURI: returnUrl, state, source } = QUERY;
    expect(seen).toEqual([{ state, source, returnUrl, language: 'zh-Hans' }]);
  });

  it.each([
    ['another client', { clientID: 'OTHER' }],
    ['another type of response', { responseType: 'token' }],
    ['no state', { state: '' }],
    ['an unknown source', { source: 'Fridge' }],
    ['a broken return URL', { redirectURI: 'back' }],
  ])('refuses a log-in with %s', async (_, change) => {
    expect((await open(change)).statusCode).toBe(400);
    expect(seen).toEqual([]);
  });
});
