import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { identityKey, identitySettings } from '../../../server/config/identitySettings.ts';

type Settings = Parameters<typeof identitySettings>[0];

/** Returns the kind of the app for some settings. */
function kindOf(mode: string, trust: string, app = 'auto'): string {
  const given = { MODE: mode, CERTIFICATE_TRUST: trust, IDENTITY_APP: app };
  return identitySettings({ ...given, IDENTITY_PENDING_CODES: '' } as Settings).kind;
}

describe('identitySettings', () => {
  it.each([
    ['demo', 'test', 'sandbox'],
    ['demo', 'folder', 'none'],
    ['uat', 'test', 'none'],
    ['production', 'folder', 'none'],
  ])('in %s with the trust "%s" uses the app %s', (mode, trust, kind) => {
    expect(kindOf(mode, trust)).toBe(kind);
  });

  it.each(['live', 'sandbox', 'none'])('uses the configured app: %s', (app) => {
    expect(kindOf('demo', 'test', app)).toBe(app);
  });

  it('reads the calls of the live app', () => {
    const env = {
      IDENTITY_CLIENT_ID: 'client',
      IDENTITY_SECRET: 'secret',
      IDENTITY_TIMEOUT_MS: '7000',
      IDENTITY_PENDING_CODES: 'D00001,D00002',
    };
    expect(readConfig(env).identityApp.live).toMatchObject({
      clientId: 'client',
      secret: 'secret',
      timeoutMs: 7000,
      pendingCodes: ['D00001', 'D00002'],
    });
  });
});

describe('identityKey', () => {
  const pem = { type: 'pkcs8', format: 'pem' } as const;
  const point = { type: 'spki', format: 'pem' } as const;

  it('reads an RSA key', () => {
    const rsa = generateKeyPairSync('rsa', {
      modulusLength: 1024,
      privateKeyEncoding: pem,
      publicKeyEncoding: point,
    });
    expect(identityKey(rsa.privateKey)).toMatchObject({
      type: 'private',
      asymmetricKeyType: 'rsa',
    });
    expect(identityKey(rsa.publicKey)).toBeUndefined();
  });

  it('refuses other keys and other texts', () => {
    const { privateKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      privateKeyEncoding: pem,
      publicKeyEncoding: point,
    });
    expect([identityKey(privateKey), identityKey(''), identityKey('key')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
