import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import type { LoginRecord } from '../../../../server/ports/store/IdentityLogins.ts';
import {
  hashOf,
  openLogin,
  sealLogin,
  tokensBehind,
} from '../../../../server/services/autofill/keptLogin.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const VAULT = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
const TOKENS = { accessToken: 'app-token', openId: 'app-person', expiresAt: NOW };
const HANDLES = { accessToken: 'handle-token', openId: 'handle-person' };
const LOGIN = { tokens: TOKENS, handles: HANDLES };
const RECORD: LoginRecord = {
  stateHash: 'state',
  sitting: 'browser-1',
  formCode: 'LR164',
  status: 'LOGGED_IN',
  handleHash: hashOf('handle-token'),
  sealed: sealLogin(VAULT, 'state', LOGIN),
  failure: null,
  expiresAt: NOW,
};

describe('hashOf', () => {
  it('is the SHA-256 in hex', () => {
    expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('openLogin', () => {
  it('opens the seal of sealLogin, with the time as a date', () => {
    expect(openLogin(VAULT, RECORD)).toEqual(LOGIN);
  });

  it('seals without plain secrets', () => {
    const sealed = Buffer.from(RECORD.sealed ?? []).toString('latin1');
    for (const secret of ['app-token', 'app-person', 'handle-token']) {
      expect(sealed).not.toContain(secret);
    }
  });

  it.each(['WAITING', 'REDEEMING', 'FAILED'] as const)('opens nothing while %s', (status) => {
    expect(openLogin(VAULT, { ...RECORD, status })).toBeUndefined();
  });

  it('opens nothing without a seal', () => {
    expect(openLogin(VAULT, { ...RECORD, sealed: null })).toBeUndefined();
  });

  it('refuses the seal of another log-in', () => {
    expect(() => openLogin(VAULT, { ...RECORD, stateHash: 'other' })).toThrow();
  });
});

describe('tokensBehind', () => {
  /** Finds the tokens for a browser, and also returns the search of the store. */
  async function find(
    more: { browsers?: string[]; formCode?: string; handles?: object; record?: object } = {},
  ) {
    const searches: unknown[] = [];
    const deps = {
      vault: VAULT,
      clock: { now: () => NOW },
      logins: {
        findByHandle: async (hash: string, now: Date) => {
          searches.push([hash, now]);
          return hash === RECORD.handleHash ? { ...RECORD, ...more.record } : undefined;
        },
      },
    } as unknown as Parameters<typeof tokensBehind>[0];
    const { browsers = ['browser-0', 'browser-1'], formCode = 'LR164' } = more;
    const tokens = await tokensBehind(deps, browsers, formCode, { ...HANDLES, ...more.handles });
    return { tokens, searches };
  }

  it('returns the tokens of the app for the handles of the browser', async () => {
    const { tokens, searches } = await find();
    expect(tokens).toEqual(TOKENS);
    expect(searches).toEqual([[hashOf('handle-token'), NOW]]);
  });

  it.each([
    ['another browser', { browsers: ['browser-0'] }],
    ['no browser', { browsers: [] }],
    ['another form', { formCode: 'LR165' }],
    ['an unknown handle', { handles: { accessToken: 'app-token' } }],
    ['the handle of another person', { handles: { openId: 'handle-other' } }],
    ['the app’s own id', { handles: { openId: 'app-person' } }],
    ['an empty id', { handles: { openId: '' } }],
    ['a log-in that has failed', { record: { status: 'FAILED' } }],
  ])('returns undefined for %s', async (_, more) => {
    expect((await find(more)).tokens).toBeUndefined();
  });
});
