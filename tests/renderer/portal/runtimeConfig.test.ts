import { describe, expect, it } from 'vitest';
import { readRuntimeConfig, returnAddress } from '../../../renderer/portal/runtimeConfig.ts';

describe('readRuntimeConfig()', () => {
  it('has defaults for missing settings', () => {
    expect(readRuntimeConfig({})).toMatchObject({ environment: 'PRODUCTION', maintenance: false });
  });

  it('returns the settings that the server sent', () => {
    const source = {
      WFP_CONFIG: { ENVIRONMENT: 'UAT', NO_CAPTCHA: true },
      WFP_BROADCAST: { a: 1 },
    };
    expect(readRuntimeConfig(source)).toMatchObject({
      environment: 'UAT',
      captchaDisabled: true,
      broadcasts: { a: 1 },
    });
  });

  it('has the office only where the server sends it', () => {
    expect(readRuntimeConfig({}).office).toBeUndefined();
    const OFFICE = { en: { name: 'Office' } };
    expect(readRuntimeConfig({ WFP_CONFIG: { OFFICE } }).office).toEqual(OFFICE);
  });

  it.each([
    ['UAT', true, 0],
    ['UAT', false, 1],
    ['PRODUCTION', true, 1],
  ])('T-48: in %s with `hc` (%s) keeps %i periods without signing', (ENVIRONMENT, hc, count) => {
    const period = { from: null, to: null };
    const given = { DISABLE_IDENTITY_SIGNING: [period], DISABLE_IDENTITY_AUTOFILL: [period] };
    const { identityOff } = readRuntimeConfig({ WFP_CONFIG: { ENVIRONMENT, ...given } }, hc);
    expect([identityOff.signing.length, identityOff.autofill.length]).toEqual([count, 1]);
  });

  it('reads the poll intervals and the payment settings', () => {
    const given = {
      PAYMENT_POLL_MS: 1,
      SUBMISSION_POLL_MS: 2,
      FPS_POLL_MS: 3,
      BLOCKED_PAYMENT: ['JCB'],
    };
    const config = readRuntimeConfig({ WFP_CONFIG: given });
    expect(config.polls).toEqual({ paymentMs: 1, submissionMs: 2, fpsMs: 3 });
    expect(config.blockedPayment).toEqual(['JCB']);
    expect(config.takenMethods).toContain('visa');
  });
});

describe('returnAddress', () => {
  it('returns the address of the site and the language', () => {
    const site = (name: string) => ({ en: `/${name}/en`, tc: `/${name}/tc`, chs: `/${name}/chs` });
    const LANDING = { lrw: site('lrw'), eea: site('eea'), dev: site('dev') };
    const config = readRuntimeConfig({ WFP_CONFIG: { LANDING } });
    expect(returnAddress(config, 'eea', 'zh-Hans')).toBe('/eea/chs');
    expect(returnAddress(readRuntimeConfig({}), 'lrw', 'zh-Hant')).toBe('/?lang=tc');
  });
});
