import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config/config.ts';
import { openPortalConfig } from '../../../server/config/portalConfig.ts';
import { takenMethods } from '../../../server/config/takenMethods.ts';
import { APPLE_PAY_HOSTS } from '../../../server/config/walletSettings.ts';

const GCIS = {
  PAYMENT_GATEWAY: 'gcis',
  PAYMENT_HOSTS: 'pay.gcis.example',
  GCIS_URL: 'http://pay.gcis.example/api/payment',
  GCIS_E_SERVICE_ID: 'LRFORMS',
  GCIS_TOKEN_KEY: Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('base64'),
};

function walletsOf(env: Record<string, string>) {
  return takenMethods(readConfig(env)).filter((method) => /^(?:android|apple)pay$/.test(method));
}

/** Returns the names of the wallet settings that a mode refuses. */
function refusedIn(mode: string, env: Record<string, string>): readonly string[] {
  try {
    readConfig({ MODE: mode, ...env });
    return [];
  } catch (error) {
    const problems = error instanceof ConfigError ? error.problems : [];
    return problems.map((line) => line.split(':')[0] ?? '').filter((n) => /GOOGLE|APPLE/.test(n));
  }
}

describe('walletSettings', () => {
  it.each([
    ['the demo', {}, ['androidpay', 'applepay']],
    ['another gateway', GCIS, []],
    ['no gateway', { PAYMENT_GATEWAY: 'none' }, []],
    ['Google’s ids', { ...GCIS, GOOGLE_PAY_GATEWAY_MERCHANT_ID: 'LR1' }, ['androidpay']],
    ['Apple’s id', { ...GCIS, APPLE_PAY_MERCHANT_ID: 'merchant.hk' }, ['applepay']],
    ['half of Google’s ids', { GOOGLE_PAY_MERCHANT_ID: 'BCR1' }, ['applepay']],
    ['half of Apple’s settings', { APPLE_PAY_DOMAIN: 'forms.example' }, ['androidpay']],
  ])('with %s accepts %o', (_, env, taken) => {
    expect(walletsOf(env)).toEqual(taken);
  });

  it('sends the page only the settings that the payment sheet needs', () => {
    const wallets = (env: Record<string, string>) =>
      openPortalConfig(readConfig(env), () => {}).readPortalConfig().WALLETS;
    expect(wallets({ ...GCIS, APPLE_PAY_MERCHANT_ID: 'merchant.hk' })).toEqual({
      merchantName: 'The Government of the HKSAR',
    });
    expect(wallets({ ...GCIS, GOOGLE_PAY_GATEWAY_MERCHANT_ID: 'LR1' })).toEqual({
      merchantName: 'The Government of the HKSAR',
      googlePay: {
        library: 'https://pay.google.com/gp/p/js/pay.js',
        environment: 'TEST',
        gatewayMerchantId: 'LR1',
      },
    });
  });

  it('requests sessions from the published hosts of Apple, or from the listed hosts', () => {
    const apple = (env: Record<string, string>) => readConfig(env).wallets.applePay;
    expect(apple({ PUBLIC_URL: 'https://forms.example' })).toMatchObject({
      domain: 'forms.example',
      hosts: APPLE_PAY_HOSTS,
    });
    const own = { APPLE_PAY_MERCHANT_ID: 'm', APPLE_PAY_HOSTS: 'a.example, b.example' };
    expect(apple(own)?.hosts).toEqual(['a.example', 'b.example']);
  });

  it.each([
    [{ GOOGLE_PAY_MERCHANT_ID: 'BCR1' }, ['GOOGLE_PAY_GATEWAY_MERCHANT_ID']],
    [
      { GOOGLE_PAY_GATEWAY_MERCHANT_ID: 'LR1', GOOGLE_PAY_ENVIRONMENT: 'PRODUCTION' },
      ['GOOGLE_PAY_MERCHANT_ID'],
    ],
    [{ APPLE_PAY_DOMAIN: 'forms.example' }, ['APPLE_PAY_MERCHANT_ID']],
    [{ APPLE_PAY_HOSTS: 'apple-pay-gateway.apple.com' }, ['APPLE_PAY_MERCHANT_ID']],
    [{}, []],
  ] as readonly (readonly [Record<string, string>, readonly string[]])[])(
    'an incomplete wallet (%o) is refused in production and uat, and reported in demo',
    (env, names) => {
      expect(refusedIn('production', env)).toEqual(names);
      expect(refusedIn('uat', env)).toEqual(names);
      const { gaps } = readConfig(env).wallets;
      expect(gaps.map((line) => line.split(':')[0])).toEqual(names);
    },
  );

  it('production refuses test tokens, uat accepts them', () => {
    const test = { GOOGLE_PAY_GATEWAY_MERCHANT_ID: 'LR1' };
    expect(refusedIn('production', test)).toEqual(['GOOGLE_PAY_ENVIRONMENT']);
    expect(refusedIn('uat', test)).toEqual([]);
  });
});
