import { describe, expect, it } from 'vitest';
import settingsSchema from '#schemas/config/server-config.schema.json' with { type: 'json' };
import type { ServerConfig } from '#schemas/types/server-config.generated.d.ts';
import { refusalsOf } from '../../../server/config/startRules.ts';

const bytes = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
const KEY = `k1:${bytes.toString('base64')}`;
const ONE_BYTE = `k1:${Buffer.alloc(32, 7).toString('base64')}`;

const DEFAULTS = Object.fromEntries(
  Object.entries<{ readonly default: unknown }>(settingsSchema.properties).map(
    ([name, property]) => [name, property.default],
  ),
) as unknown as ServerConfig;

/** Settings that production accepts. */
const PRODUCTION: ServerConfig = {
  ...DEFAULTS,
  MODE: 'production',
  PUBLIC_URL: 'https://eforms.example',
  LANDING_URL: 'https://www.example/forms.htm',
  PAYMENT_GATEWAY: 'none',
  IDENTITY_APP: 'none',
  CERTIFICATE_TRUST: 'folder',
  TRUST_DIR: '/trust',
  MAIL: 'smtp',
  SMTP_URL: 'smtps://mail.example',
  MALWARE_SCANNER: 'clamd',
  ADDRESS_LOOKUP: 'imported',
  ACK_SIGNING_P12: '/key.p12',
  SECRET_KEYS: KEY,
};
const GCIS: Partial<ServerConfig> = {
  PAYMENT_GATEWAY: 'gcis',
  PAYMENT_HOSTS: 'pay.example',
  GCIS_URL: 'https://pay.example',
  GCIS_E_SERVICE_ID: 'LR',
  GCIS_CREDENTIAL: 'secret',
  GCIS_TOKEN_KEY: bytes.toString('base64'),
  GATEWAY_KEYS: KEY,
};

/** Returns the names of the refused settings. */
const refused = (more: Partial<ServerConfig>, base = PRODUCTION) =>
  refusalsOf({ ...base, ...more }).map((line) => line.slice(0, line.indexOf(':')));

describe('refusalsOf: modes', () => {
  it('accepts safe settings in production and uat, and the defaults in demo', () => {
    expect(refused({})).toEqual([]);
    expect(refused({ MODE: 'uat' })).toEqual([]);
    expect(refused(GCIS)).toEqual([]);
    expect(refused({}, DEFAULTS)).toEqual([]);
  });

  it.each([
    ['IDENTITY_APP', { IDENTITY_APP: 'sandbox', CERTIFICATE_TRUST: 'test' }, ['CERTIFICATE_TRUST']],
    ['PAYMENT_GATEWAY', { PAYMENT_GATEWAY: 'sandbox' }, ['GATEWAY_KEYS']],
    ['CERTIFICATE_TRUST', { CERTIFICATE_TRUST: 'test' }, []],
    ['TRUST_DIR', { TRUST_DIR: '' }, []],
    ['ACK_SIGNING_P12', { ACK_SIGNING_P12: '' }, []],
    ['MALWARE_SCANNER', { MALWARE_SCANNER: 'unset' }, []],
    ['MAIL', { MAIL: 'file' }, []],
    ['ADDRESS_LOOKUP', { ADDRESS_LOOKUP: 'sample' }, []],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example' }, []],
    ['SMTP_URL', { SMTP_URL: '' }, []],
    ['DEBUG_PAGES', { DEBUG_PAGES: true }, []],
    ['NO_CAPTCHA', { NO_CAPTCHA: true }, []],
    ['TEST_FPS_PAYMENT', { TEST_FPS_PAYMENT: true }, []],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://eforms.example' }, []],
    ['LANDING_URL', { LANDING_URL: '' }, []],
    ['SECRET_KEYS', { SECRET_KEYS: '' }, []],
    ['SECRET_KEYS', { SECRET_KEYS: ' , ' }, []],
  ] as const)('uat and production refuse %s, which demo accepts: %j', (name, change, others) => {
    for (const MODE of ['uat', 'production'] as const) {
      expect(refused({ ...change, MODE })).toEqual(expect.arrayContaining([name, ...others]));
      expect(refused({ ...change, MODE })).toHaveLength(1 + others.length);
    }
    expect(refused({ ...change, MODE: 'demo' })).toEqual([]);
  });

  it('names the mode in the reason', () => {
    const settings = { ...PRODUCTION, DEBUG_PAGES: true };
    expect(refusalsOf(settings)).toEqual(['DEBUG_PAGES: production refuses /debug']);
    expect(refusalsOf({ ...settings, MODE: 'uat' })).toEqual(['DEBUG_PAGES: uat refuses /debug']);
  });
});

describe('refusalsOf: keys', () => {
  it.each([
    [KEY, false],
    [`${KEY},${KEY.replace('k1', 'k0')}`, false],
    [KEY.replace('k1', 'k'.repeat(40)), false],
    [KEY.replace('k1', 'k'.repeat(41)), true],
    [KEY.slice(3), true],
    [KEY.slice(2), true],
    [`${KEY}=`, true],
    [KEY.replace('k1', 'schlüssel'), true],
    [`k1:${bytes.subarray(1).toString('base64')}`, true],
    [`${KEY}, ${KEY}`, true],
    [`${KEY},k2`, true],
  ])('in every mode: SECRET_KEYS=%s is refused: %s', (SECRET_KEYS, isRefused) => {
    const expected = isRefused ? ['SECRET_KEYS'] : [];
    expect(refused({ SECRET_KEYS }, DEFAULTS)).toEqual(expected);
    expect([...new Set(refused({ SECRET_KEYS }))]).toEqual(expected);
  });

  it.each(['SECRET_KEYS', 'GATEWAY_KEYS', 'EXPORT_WEBHOOK_KEYS'] as const)(
    'production refuses %s of one repeated byte, also beside a good key',
    (name) => {
      for (const keys of [ONE_BYTE, `${KEY},${ONE_BYTE}`]) {
        expect(refused({ [name]: keys })).toEqual([name]);
        expect(refused({ [name]: keys }, DEFAULTS)).toEqual([]);
      }
    },
  );

  it('shows no key', () => {
    const lines = refusalsOf({ ...PRODUCTION, SECRET_KEYS: 'k1:c2VjcmV0' });
    expect(lines.join()).not.toContain('c2VjcmV0');
  });
});

describe('refusalsOf: external services', () => {
  it.each([
    ['GCIS_URL', { GCIS_URL: '' }],
    ['GCIS_E_SERVICE_ID', { GCIS_E_SERVICE_ID: '' }],
    ['GCIS_TOKEN_KEY', { GCIS_TOKEN_KEY: '' }],
    ['GCIS_TOKEN_KEY', { GCIS_TOKEN_KEY: ONE_BYTE.slice(3) }],
    ['PAYMENT_HOSTS', { PAYMENT_HOSTS: ' ' }],
  ])('demo refuses the payment service without a valid %s', (name, change) => {
    expect(refused({ ...GCIS, ...change }, DEFAULTS)).toEqual([name]);
    expect(refused(change, DEFAULTS)).toEqual([]);
  });

  it.each([
    ['GCIS_URL', { GCIS_URL: 'http://pay.example' }],
    ['GCIS_CREDENTIAL', { GCIS_CREDENTIAL: ' ' }],
    ['GATEWAY_KEYS', { GATEWAY_KEYS: '' }],
  ])('production refuses the payment service with a bad %s', (name, change) => {
    expect(refused({ ...GCIS, ...change })).toEqual([name]);
    expect(refused({ ...GCIS, ...change }, DEFAULTS)).toEqual([]);
  });

  it.each([
    [{ TSA_URL: 'http://tsa.example', TRUST_DIR: '' }, ['TSA_TRUST_DIR']],
    [{ TSA_URL: 'http://tsa.example', TSA_TRUST_DIR: '/tsa' }, []],
    [{ TSA_URL: 'http://tsa.example', TRUST_DIR: '/t', TSA_CREDENTIAL: 'x' }, ['TSA_URL']],
    [{ TSA_URL: 'https://tsa.example', TRUST_DIR: '/t', TSA_CREDENTIAL: 'x' }, []],
    [
      { EXPORT_WEBHOOK_URL: 'https://x.example', EXPORT_WEBHOOK_KEYS: ',' },
      ['EXPORT_WEBHOOK_KEYS'],
    ],
    [{ EXPORT_WEBHOOK_URL: 'http://x.example', EXPORT_WEBHOOK_KEYS: KEY }, []],
    [{ IDENTITY_APP: 'sandbox', CERTIFICATE_TRUST: 'folder' }, ['IDENTITY_APP']],
  ] as const)('demo: for %j refuses %j', (change, expected) => {
    expect(refused(change, DEFAULTS)).toEqual(expected);
  });

  it('production refuses a webhook without encryption', () => {
    const hook = { EXPORT_WEBHOOK_URL: 'http://x.example', EXPORT_WEBHOOK_KEYS: KEY };
    expect(refused(hook)).toEqual(['EXPORT_WEBHOOK_URL']);
  });

  it.each([
    ['', true],
    ['postgres://localhost/db', true],
    ['postgres://127.0.0.1:5432/db', true],
    ['postgres://[::1]/db', true],
    ['postgres://db.example/db?sslmode=verify-full', true],
    ['postgres://db.example/db', false],
    ['postgres://db.example/db?sslmode=require', false],
    ['postgres://localhost.example/db', false],
    ['postgres://localhost@db.example/db', false],
    ['postgres://db.example/localhost', false],
    ['postgres://[broken/db', false],
    ['postgres://localhost/db?host=db.example', false],
    ['postgres:///db?host=/var/run/postgresql', true],
    ['postgres://db.example/db?sslmode=verify-full&sslmode=disable', false],
    ['postgres://db.example/db?sslmode=disable&sslmode=verify-full', true],
  ])('production accepts DATABASE_URL=%s: %s', (DATABASE_URL, isAccepted) => {
    expect(refused({ DATABASE_URL })).toEqual(isAccepted ? [] : ['DATABASE_URL']);
  });
});
