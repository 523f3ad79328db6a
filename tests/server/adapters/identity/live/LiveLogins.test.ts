import { describe, expect, it } from 'vitest';
import { LiveLogins } from '../../../../../server/adapters/identity/live/LiveLogins.ts';
import type { IdentityLoginOrder } from '../../../../../server/ports/signing/IdentityApp.ts';
import { testClock } from '../../../../support/testClock.ts';

type Content = Readonly<Record<string, unknown>>;

const ORDER: IdentityLoginOrder = {
  state: 'a state',
  language: 'zh-Hant',
  source: 'PC_Browser',
  returnUrl: 'https://forms.example/form?lang=tc',
};
const TOKENS = { accessToken: 'A1', openId: 'O1', expiresAt: new Date() };
const ON_WIRE = { accessToken: 'A1', openID: 'O1', expiresIn: '3600' };

/** Creates the log-ins over an app that sends this response. */
function loginsOver(content: Content = {}, code = 'D00000') {
  const calls: (readonly [path: string, body: object])[] = [];
  const clock = testClock();
  const ask = async (...call: readonly [path: string, body: object]) => {
    calls.push(call);
    return { code, content };
  };
  const logins = new LiveLogins({
    client: { ask },
    url: 'https://core.example/api/v1',
    clientId: 'CLIENT',
    clock,
  });
  return { logins, calls, clock };
}
const refusal = (reason: string) => ({ name: 'IdentityAppError', reason });

describe('LiveLogins.start', () => {
  it('returns the log-in page for a computer, which shows a code to scan', () => {
    const { address, isScanned } = loginsOver().logins.start(ORDER);
    expect(isScanned).toBe(true);
    const { origin, pathname, searchParams } = new URL(address);
    expect(`${origin}${pathname}`).toBe('https://core.example/api/v1/auth/getQR');
    expect(Object.fromEntries(searchParams)).toEqual({
      clientID: 'CLIENT',
      responseType: 'code',
      source: 'PC_Browser',
      redirectURI: ORDER.returnUrl,
      scope: 'eidapi_auth eidapi_formFilling eidapi_sign',
      state: 'a state',
      lang: 'zh-HK',
    });
  });

  it.each([
    ['Android_Chrome', 'en', 'en-US'],
    ['iOS_Safari', 'zh-Hans', 'zh-CN'],
  ] as const)('opens the app in %s', (source, language, lang) => {
    const { address, isScanned } = loginsOver().logins.start({ ...ORDER, source, language });
    expect(isScanned).toBe(false);
    const query = Object.fromEntries(new URL(address).searchParams);
    expect(query).toMatchObject({ source, lang, brokerPage: 'true' });
  });
});

describe('LiveLogins.redeem', () => {
  it.each([3600, '3600'])(
    'exchanges a code for tokens that expire after %j s',
    async (expiresIn) => {
      const { logins, calls, clock } = loginsOver({ ...ON_WIRE, expiresIn });
      expect(await logins.redeem('C1')).toEqual({
        accessToken: 'A1',
        openId: 'O1',
        expiresAt: new Date(clock.now().getTime() + 3_600_000),
      });
      expect(calls).toEqual([['auth/getToken', { code: 'C1', grantType: 'authorization_code' }]]);
    },
  );

  it.each<[string, Content]>([
    ['no access token', { accessToken: undefined }],
    ['no openID', { openID: 7 }],
    ['no lifetime', { expiresIn: undefined }],
    ['a lifetime of 0', { expiresIn: 0 }],
    ['a negative lifetime', { expiresIn: -1 }],
    ['a lifetime in words', { expiresIn: 'an hour' }],
  ])('rejects a response with %s as unavailable', async (_, changes) => {
    const { logins } = loginsOver({ ...ON_WIRE, ...changes });
    await expect(logins.redeem('C1')).rejects.toMatchObject(refusal('unavailable'));
  });

  it.each([
    ['D20003', 'D20003'],
    ['D99999', 'D20000'],
  ])('rejects the code %s as %s', async (code, reason) => {
    const { logins } = loginsOver(ON_WIRE, code);
    await expect(logins.redeem('C1')).rejects.toMatchObject(refusal(reason));
  });
});

describe('LiveLogins.profile', () => {
  it('separates the fields of the identity card from the other fields', async () => {
    const { logins, calls } = loginsOver({ enName: { UnstructuredName: 'CHAN' } });
    const profile = await logins.profile(TOKENS, ['enName', 'emailAddress', 'idNo', 'prefix']);
    expect(profile).toEqual({ enName: { UnstructuredName: 'CHAN' } });
    expect(calls).toEqual([
      [
        'profiles',
        {
          accessToken: 'A1',
          openID: 'O1',
          profileFields: ['enName', 'idNo'],
          eMEFields: ['emailAddress', 'prefix'],
        },
      ],
    ]);
  });

  it('rejects a refusal of the app', async () => {
    const { logins } = loginsOver({}, 'D20009');
    await expect(logins.profile(TOKENS, [])).rejects.toMatchObject(refusal('D20009'));
  });
});
