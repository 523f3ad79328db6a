import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type IdentityParts, openIdentity } from '../../../server/compose/openIdentity.ts';
import { type Config, readConfig } from '../../../server/config/config.ts';
import { testClock } from '../../support/testClock.ts';

const FROM = '2026-11-20T10:00:00+08:00';
const clock = testClock(FROM);

/** The differences from a demo with the sandbox phone. */
interface Wish {
  readonly kind?: Config['identityApp']['kind'];
  readonly mode?: Config['mode'];
  readonly privateKey?: string;
  readonly hasAuthority?: boolean;
  /** Times when signing is off. */
  readonly off?: readonly object[];
}

/** Opens the app. A call that reads the store rejects with "asked". */
function open({
  kind = 'sandbox',
  mode = 'demo',
  privateKey = '',
  hasAuthority = true,
  off = [],
}: Wish) {
  const config = readConfig({});
  const { live } = config.identityApp;
  const refuse = () => {
    throw new Error('asked');
  };
  const parts = {
    config: {
      publicUrl: 'https://forms.example',
      mode,
      identityApp: { kind, live: { ...live, privateKey } },
    },
    portal: {
      readPortalConfig: () => ({ DISABLE_IDENTITY_SIGNING: off, DISABLE_IDENTITY_AUTOFILL: [] }),
    },
    signing: {
      clock,
      ids: { id: () => 'T1', token: () => 'K1' },
      store: new Proxy({}, { get: refuse }),
      catalogue: new Proxy({}, { get: refuse }),
    },
    logins: {},
    certificates: hasAuthority ? { authority: {} } : {},
  };
  return openIdentity(parts as unknown as IdentityParts);
}

/** Asks for a signature. @returns `asked` when the service read the form */
async function asked(wish: Wish): Promise<string> {
  const ask = async () => open(wish)?.services.askToSign({ submissionId: 'S1' } as never);
  return ask().then(String, ({ message }: Error) => message);
}

describe('openIdentity', () => {
  it('opens no app without a setting, and no sandbox without the test authority', () => {
    expect(open({ kind: 'none' })).toBeUndefined();
    expect(open({ hasAuthority: false })).toBeUndefined();
  });

  it('offers the sandbox phone only for the sandbox', () => {
    expect(open({})?.phone).toBeDefined();
    expect(open({})?.phone?.find('T1')).toBeUndefined();
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 1024,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const live = open({ kind: 'live', privateKey, hasAuthority: false });
    expect(live).toMatchObject({ services: expect.anything(), autofill: expect.anything() });
    expect(live).not.toHaveProperty('phone');
  });

  it('refuses the live app without its private key', () => {
    expect(() => open({ kind: 'live', privateKey: 'no key' })).toThrow(
      'Cannot call the identity app: no IDENTITY_PRIVATE_KEY',
    );
  });

  it.each([
    ['production', [{ from: FROM }], 'undefined'],
    ['production', [], 'asked'],
    ['production', [{ to: '2026-11-19T10:00:00+08:00' }], 'asked'],
    ['uat', [{ from: FROM }], 'asked'],
    ['demo', [{ from: FROM }], 'asked'],
  ] as const)('in %s with signing off at %j a request is %s', async (mode, off, expected) => {
    expect(await asked({ mode, off })).toBe(expected);
  });
});
