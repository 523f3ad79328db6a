import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import settingsSchema from '#schemas/config/server-config.schema.json' with { type: 'json' };
import { ConfigError, readConfig } from '../../../server/config/config.ts';
import { loadSecrets } from '../../../server/config/secrets.ts';

const KEY = Buffer.from(Array.from({ length: 32 }, (_, i) => (i * 37) % 256)).toString('base64');

/** Settings that production accepts. */
const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://eforms.landreg.example',
  LANDING_URL: 'https://www.landreg.example/{lang}/forms.htm',
  PAYMENT_GATEWAY: 'none',
  CERTIFICATE_TRUST: 'folder',
  TRUST_DIR: '/etc/landform/trust',
  MAIL: 'smtp',
  MALWARE_SCANNER: 'clamd',
  ADDRESS_LOOKUP: 'imported',
  ACK_SIGNING_P12: '/etc/landform/acknowledgement.p12',
  SMTP_URL: 'smtps://mail.landreg.example',
  DATABASE_URL: 'postgres://db.landreg.example/landform?sslmode=verify-full',
  SECRET_KEYS: `k1:${KEY}`,
};

/** Further settings that the payment service needs. */
const GCIS = {
  PAYMENT_GATEWAY: 'gcis',
  PAYMENT_HOSTS: 'pay.gcis.example',
  GCIS_URL: 'https://pay.gcis.example/api/payment',
  GCIS_E_SERVICE_ID: 'LRFORMS',
  GCIS_CREDENTIAL: 'Bearer of-a-secret-source',
  GCIS_TOKEN_KEY: KEY,
  GATEWAY_KEYS: `g1:${KEY}`,
};

/** Further settings that the identity app needs. */
const IDENTITY = {
  IDENTITY_APP: 'live',
  IDENTITY_URL: 'https://app.example/api/v1',
  IDENTITY_CLIENT_ID: 'LRFORMS',
  IDENTITY_SECRET: 'of-a-secret-source',
  IDENTITY_PRIVATE_KEY: generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey,
};

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('readConfig()', () => {
  it('starts in demo mode without any setting', () => {
    const config = readConfig({});
    expect([config.mode, config.port, config.host]).toEqual(['demo', 8080, '127.0.0.1']);
    expect(config.publicUrl).toBe('http://localhost:8080');
    expect(config.debugPages).toBe(true);
  });

  it.each([
    ['true', true],
    ['TRUE', true],
    ['1', true],
    ['false', false],
    ['False', false],
    ['0', false],
    ['', false],
  ])('reads the switch %j as %s', (text, expected) => {
    expect(readConfig({ NO_CAPTCHA: text }).noCaptcha).toBe(expected);
  });

  it.each(['yes', 'off', 'flase', ' '])('refuses %j as a switch', (text) => {
    expect(problemsOf({ NO_CAPTCHA: text }).map((line) => line.split(':')[0])).toEqual([
      'NO_CAPTCHA',
    ]);
  });

  it('keeps false as text in a text setting', () => {
    expect(problemsOf({ HOST: 'false' })).toEqual([]);
    expect(readConfig({ HOST: 'false' }).host).toBe('false');
  });

  it('reports every invalid setting at once, without its value', () => {
    const problems = problemsOf({
      PORT: 'eighty',
      MODE: 'staging',
      RATE_POLL: '3',
      MAIL: 's3cret',
    });
    expect(problems.map((line) => line.split(':')[0])).toEqual([
      'MODE',
      'PORT',
      'MAIL',
      'RATE_POLL',
    ]);
    expect(problems.join()).not.toContain('s3cret');
  });

  it('reads a value from the file that NAME_FILE names', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'landform-')), 'key');
    writeFileSync(file, `k2:${KEY}\n`);
    expect(readConfig({ SECRET_KEYS_FILE: file }).secretKeys).toEqual([`k2:${KEY}`]);
    expect(problemsOf({ SECRET_KEYS_FILE: `${file}.missing` })).toHaveLength(1);
  });

  it('T-28: allows the published revocation hosts by default, or the listed hosts', () => {
    const hostsOf = (REVOCATION_HOSTS?: string) =>
      readConfig(REVOCATION_HOSTS === undefined ? {} : { REVOCATION_HOSTS }).certificates.revocation
        .hosts;
    expect(hostsOf()).toEqual([
      'crl1.hongkongpost.gov.hk',
      'ocsp1.ecert.gov.hk',
      'www.dg-sign.com',
    ]);
    expect(hostsOf('')).toEqual([]);
    expect(hostsOf(' CRL.Example:8080, crl.example:443,[::1]:81 ')).toEqual([
      'crl.example:8080',
      'crl.example',
      '[::1]:81',
    ]);
  });

  it.each(['http://crl.example', 'crl.example/list', '*.example', 'a@b', 'a b', 'a,,b', 'a:x'])(
    'T-28: does not accept %j as a host',
    (REVOCATION_HOSTS) => {
      expect(problemsOf({ REVOCATION_HOSTS })).toEqual([
        expect.stringMatching(/^REVOCATION_HOSTS: /),
      ]);
    },
  );

  it('sets a minimum and a maximum for every number', () => {
    const limits = Object.entries(settingsSchema.properties).filter(
      ([, property]) => 'type' in property && property.type === 'integer',
    );
    expect(limits.length).toBeGreaterThan(10);
    for (const [name, limit] of limits) {
      expect(limit, name).toMatchObject({
        minimum: expect.any(Number),
        maximum: expect.any(Number),
      });
    }
  });
});

describe('start matrix', () => {
  it.each(['production', 'uat'])('T-15: %s starts with real adapters', (mode) => {
    expect(problemsOf({ ...PRODUCTION, MODE: mode })).toEqual([]);
  });

  it.each([
    ['PAYMENT_GATEWAY', 'sandbox'],
    ['IDENTITY_APP', 'sandbox'],
    ['CERTIFICATE_TRUST', 'test'],
    ['TRUST_DIR', ''],
    ['ACK_SIGNING_P12', ''],
    ['MALWARE_SCANNER', 'unset'],
    ['MAIL', 'file'],
    ['ADDRESS_LOOKUP', 'sample'],
    ['SMTP_URL', 'smtp://mail.landreg.example'],
    ['SMTP_URL', ''],
    ['DEBUG_PAGES', 'true'],
    ['NO_CAPTCHA', 'true'],
    ['TEST_FPS_PAYMENT', 'true'],
    ['PUBLIC_URL', 'http://eforms.landreg.example'],
    ['LANDING_URL', 'http://www.landreg.example/'],
    ['LANDING_URL', ''],
    ['DATABASE_URL', 'postgres://db.landreg.example/landform'],
    ['SECRET_KEYS', ''],
    ['SECRET_KEYS', `k1:${Buffer.alloc(32).toString('base64')}`],
    ['SECRET_KEYS', 'changeme'],
    ['GATEWAY_KEYS', `k1:${Buffer.alloc(32, 1).toString('base64')}`],
  ])('T-15: production and uat refuse %s=%s and name the setting', (name, value) => {
    for (const mode of ['production', 'uat']) {
      const problems = problemsOf({ ...PRODUCTION, MODE: mode, [name]: value });
      expect(problems.map((line) => line.split(':')[0])).toContain(name);
    }
  });

  it.each([
    ['IDENTITY_URL', ''],
    ['IDENTITY_URL', 'https://user:word@app.example/api/v1'],
    ['IDENTITY_URL', 'https://app.example/api/v1/'],
    ['IDENTITY_CLIENT_ID', ''],
    ['IDENTITY_SECRET', ''],
    ['IDENTITY_PRIVATE_KEY', ''],
    ['IDENTITY_PRIVATE_KEY', 'no key'],
    ['IDENTITY_TIMEOUT_MS', '60000'],
    ['IDENTITY_LINK', 'hk.gov.iamsmart://hash-sign'],
    ['IDENTITY_PENDING_CODES', 'pending'],
  ])('T-15: every mode refuses the identity app with %s=%j', (name, value) => {
    for (const mode of ['production', 'demo']) {
      const problems = problemsOf({ ...PRODUCTION, ...IDENTITY, MODE: mode, [name]: value });
      expect(problems.map((line) => line.split(':')[0])).toContain(name);
    }
  });

  it('T-15: production starts with the identity app, but only over https://', () => {
    expect(problemsOf({ ...PRODUCTION, ...IDENTITY })).toEqual([]);
    const open = { ...IDENTITY, IDENTITY_URL: 'http://app.example/api/v1' };
    expect(problemsOf({ ...PRODUCTION, ...open })).toEqual([
      'IDENTITY_URL: must begin with https:// in production',
    ]);
  });

  it.each([
    ['TSA_URL', 'tsa.example'],
    ['TSA_URL', 'https://user:word@tsa.example/'],
    ['TSA_URL', 'http://tsa.example/'],
    ['TSA_MS', '60000'],
    ['TSA_UNREACHABLE', 'perhaps'],
    ['TSA_TRUST_DIR', ''],
  ])('T-15: every mode refuses a time-stamping authority with %s=%j', (name, value) => {
    const stamps = {
      TSA_URL: 'https://tsa.example/',
      TSA_CREDENTIAL: 'Basic of-a-secret-source',
      TSA_TRUST_DIR: '/etc/landform/tsa',
      TRUST_DIR: '',
    };
    for (const mode of ['production', 'demo']) {
      expect(problemsOf({ ...PRODUCTION, ...stamps, MODE: mode }).join()).not.toContain('TSA_');
      const problems = problemsOf({ ...PRODUCTION, ...stamps, MODE: mode, [name]: value });
      expect(problems.map((line) => line.split(':')[0])).toContain(name);
    }
  });

  it('accepts an open time-stamping authority over http://, with the trust of TRUST_DIR', () => {
    const { timeStamps } = readConfig({
      ...PRODUCTION,
      TSA_URL: 'http://tsa.example/stamp',
    }).certificates;
    expect(timeStamps).toEqual({
      url: 'http://tsa.example/stamp',
      credential: undefined,
      timeoutMs: 3000,
      folder: PRODUCTION.TRUST_DIR,
      whenUnreachable: 'refuse',
    });
  });

  it.each([
    ['demo', 'EXPORT_WEBHOOK_URL', 'registry.example'],
    ['demo', 'EXPORT_WEBHOOK_URL', 'https://user:word@registry.example/'],
    ['demo', 'EXPORT_WEBHOOK_KEYS', ''],
    ['demo', 'EXPORT_WEBHOOK_KEYS', 'w1:c2hvcnQ='],
    ['production', 'EXPORT_WEBHOOK_KEYS', `w1:${Buffer.alloc(32, 1).toString('base64')}`],
    ['production', 'EXPORT_WEBHOOK_URL', 'http://registry.example/'],
    ['uat', 'EXPORT_WEBHOOK_URL', 'http://registry.example/'],
  ])('T-15: %s refuses a submission receiver with %s=%j', (mode, name, value) => {
    const receiver = {
      EXPORT_WEBHOOK_URL: 'https://registry.example/take',
      EXPORT_WEBHOOK_KEYS: `w1:${randomBytes(32).toString('base64')}`,
    };
    expect(problemsOf({ ...PRODUCTION, ...receiver, MODE: mode })).toEqual([]);
    const problems = problemsOf({ ...PRODUCTION, ...receiver, MODE: mode, [name]: value });
    expect(problems.map((line) => line.split(':')[0])).toEqual([name]);
  });

  it.each([
    ['demo', {}, 'sandbox'],
    ['demo', { IDENTITY_APP: 'none' }, 'none'],
    ['demo', { CERTIFICATE_TRUST: 'folder', TRUST_DIR: '/etc/landform/trust' }, 'none'],
    ['production', PRODUCTION, 'none'],
    ['uat', { ...PRODUCTION, MODE: 'uat' }, 'none'],
  ])('T-04: in %s with %j the identity app is %3$s', (_, env, kind) => {
    expect(readConfig(env).identityApp.kind).toBe(kind);
  });

  it('T-04: demo refuses the sandbox phone without the test authority', () => {
    const folder = { CERTIFICATE_TRUST: 'folder', TRUST_DIR: '/etc/landform/trust' };
    expect(problemsOf({ IDENTITY_APP: 'sandbox', ...folder })).toEqual([
      'IDENTITY_APP: the sandbox phone needs CERTIFICATE_TRUST=test',
    ]);
    expect(problemsOf({ IDENTITY_APP: 'sandbox' })).toEqual([]);
  });

  it.each(['production', 'uat', 'demo'])('T-15: %s starts with the payment service', (mode) => {
    expect(problemsOf({ ...PRODUCTION, ...GCIS, MODE: mode })).toEqual([]);
  });

  it.each([
    ['GCIS_URL', ''],
    ['GCIS_URL', 'https://user:word@pay.gcis.example/api/payment'],
    ['GCIS_URL', 'https://pay.gcis.example/api/payment/'],
    ['GCIS_E_SERVICE_ID', ''],
    ['GCIS_TOKEN_KEY', ''],
    ['GCIS_TOKEN_KEY', Buffer.alloc(32, 1).toString('base64')],
    ['GCIS_CREDENTIAL', 'Bearer x\r\nhost: evil.example'],
    ['GCIS_CREDENTIAL_HEADER', 'not a header'],
    ['GCIS_CREATE_MS', '20000'],
    ['GCIS_RETRIES', '3'],
    ['PAYMENT_HOSTS', ' '],
  ])('T-15: every mode refuses the payment service with %s=%j', (name, value) => {
    for (const mode of ['production', 'demo']) {
      const problems = problemsOf({ ...PRODUCTION, ...GCIS, MODE: mode, [name]: value });
      expect(problems.map((line) => line.split(':')[0])).toContain(name);
    }
  });

  it.each([
    ['GCIS_URL', 'http://pay.gcis.example/api/payment'],
    ['GCIS_CREDENTIAL', ''],
    ['GATEWAY_KEYS', ''],
  ])('T-15: production and uat refuse the payment service with %s=%j', (name, value) => {
    for (const mode of ['production', 'uat']) {
      const problems = problemsOf({ ...PRODUCTION, ...GCIS, MODE: mode, [name]: value });
      expect(problems.map((line) => line.split(':')[0])).toEqual([name]);
      expect(problems.join()).not.toContain(GCIS.GCIS_CREDENTIAL);
    }
  });

  it('production starts without an acknowledgement key only with ACK_SIGNING_P12=none', () => {
    expect(problemsOf({ ...PRODUCTION, ACK_SIGNING_P12: 'none' })).toEqual([]);
    const seals = ['', 'none', '/etc/ack.p12'].map(
      (ACK_SIGNING_P12) => readConfig({ ACK_SIGNING_P12 }).certificates.seal.by,
    );
    expect(seals).toEqual(['own', 'none', 'file']);
  });

  it('T-20: production starts without a scanner only with MALWARE_SCANNER=none', () => {
    expect(problemsOf({ ...PRODUCTION, MALWARE_SCANNER: 'none' })).toEqual([]);
    const { MALWARE_SCANNER: _, ...silent } = PRODUCTION;
    expect(problemsOf(silent)).toHaveLength(1);
  });

  it.each([
    ['127.0.0.1:3310', true],
    ['clamd.internal:3310', true],
    ['/run/clamav/clamd.ctl', true],
    ['clamd', false],
    ['clamd:port', false],
    ['http://clamd:3310', false],
  ])('accepts %s as the address of clamd: %s', (address, isTaken) => {
    const problems = problemsOf({ MALWARE_SCANNER: 'clamd', CLAMD_ADDRESS: address });
    expect(problems.map((line) => line.split(':')[0])).toEqual(isTaken ? [] : ['CLAMD_ADDRESS']);
  });

  it('T-15: production refuses exactly the unsafe defaults', () => {
    const refused = problemsOf({ MODE: 'production' }).map((line) => line.split(':')[0]);
    expect(refused).toEqual([
      'PAYMENT_GATEWAY',
      'CERTIFICATE_TRUST',
      'ACK_SIGNING_P12',
      'MALWARE_SCANNER',
      'MAIL',
      'ADDRESS_LOOKUP',
      'PUBLIC_URL',
      'LANDING_URL',
      'SECRET_KEYS',
      'GATEWAY_KEYS',
    ]);
  });
});

describe('loadSecrets()', () => {
  it('creates the keys of a demo once and stores them', () => {
    const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'landform-')) };
    const first = loadSecrets(readConfig(env)).keysFor('data');
    const second = loadSecrets(readConfig(env)).keysFor('data');
    expect(second).toEqual(first);
    expect(first[0]?.key).toHaveLength(32);
  });

  it('derives a different key for each purpose', () => {
    const { keysFor } = loadSecrets(readConfig({ ...PRODUCTION, SECRET_KEYS: `k1:${KEY}` }));
    const keys = (['data', 'saved-file', 'sitting', 'captcha'] as const).map((purpose) =>
      keysFor(purpose)[0]?.key.toString('hex'),
    );
    expect(new Set(keys).size).toBe(4);
  });
});
