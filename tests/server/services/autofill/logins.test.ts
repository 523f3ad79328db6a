import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import { IdentityAppError } from '../../../../server/ports/signing/IdentityApp.ts';
import type {
  IdentityLogins,
  LoginEnd,
  LoginRecord,
} from '../../../../server/ports/store/IdentityLogins.ts';
import { hashOf } from '../../../../server/services/autofill/keptLogin.ts';
import { finishLogin, pollLogin, startLogin } from '../../../../server/services/autofill/logins.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const inMs = (ms: number) => new Date(NOW.getTime() + ms);
const HOUR_MS = 60 * 60_000;

interface Given {
  readonly isOff?: boolean;
  readonly autofill?: object;
  /** The lifetime of the app's tokens. */
  readonly tokensMs?: number;
  readonly redeem?: Error;
}

/** Creates a portal whose form fills in a profile, and a store with at most one log-in. */
function portal(given: Given = {}) {
  const vault = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
  let record: LoginRecord | undefined;
  const redeemed: string[] = [];
  const orders: object[] = [];
  const claims: object[] = [];
  let tokens = 0;
  const logins = {
    begin: async (login: Parameters<IdentityLogins['begin']>[0]) => {
      record = { status: 'WAITING', handleHash: null, sealed: null, failure: null, ...login };
    },
    find: async (hash: string) => (record?.stateHash === hash ? record : undefined),
    take: async (hash: string, browsers: readonly string[], times: object) => {
      claims.push(times);
      const isOurs = record?.stateHash === hash && browsers.includes(record.sitting);
      if (!record || !isOurs || record.status !== 'WAITING') return false;
      record = { ...record, status: 'REDEEMING' };
      return true;
    },
    end: async (_: string, end: LoginEnd) => {
      if (record) record = { ...record, ...end };
    },
  };
  const autofill = given.autofill ?? { enName: '/name' };
  const deps = {
    vault,
    logins,
    clock: { now: () => NOW },
    ids: { token: () => `token-${++tokens}` },
    publicUrl: 'https://eforms.example',
    isAutofillOff: () => given.isOff ?? false,
    catalogue: {
      current: (code: string) =>
        code === 'LR164' ? { code, plan: { manifest: { autofill } } } : undefined,
    },
    identityApp: {
      startLogin: async (order: object) => {
        orders.push(order);
        return { address: 'app://login', isScanned: true };
      },
      redeemCode: async (code: string) => {
        redeemed.push(code);
        if (given.redeem) throw given.redeem;
        const expiresAt = inMs(given.tokensMs ?? HOUR_MS);
        return { accessToken: 'app-token', openId: 'app-person', expiresAt };
      },
    },
  } as unknown as Parameters<typeof startLogin>[0];
  const browsers = ['browser-0', 'browser-1'];
  return {
    orders,
    redeemed,
    claims,
    record: () => record,
    start: (formCode = 'LR164') =>
      startLogin(deps, {
        browser: 'browser-1',
        formCode,
        language: 'zh-Hant',
        source: 'PC_Browser',
      } as unknown as Parameters<typeof startLogin>[1]),
    finish: (more: object = {}) =>
      finishLogin(deps, {
        browsers,
        state: 'token-1',
        code: 'code',
        ...more,
      } as unknown as Parameters<typeof finishLogin>[1]),
    poll: (more: object = {}) => pollLogin(deps, { browsers, state: 'token-1', ...more }),
  };
}

describe('startLogin', () => {
  it('stores only the hash of the state', async () => {
    const { start, orders, record } = portal();
    expect(await start()).toEqual({ state: 'token-1', address: 'app://login', isScanned: true });
    expect(orders).toMatchObject([
      { state: 'token-1', returnUrl: 'https://eforms.example/form/LR164?lang=tc' },
    ]);
    expect(record()).toMatchObject({ stateHash: hashOf('token-1'), sitting: 'browser-1' });
    expect(JSON.stringify(record())).not.toContain('token-1');
  });

  it.each([
    ['autofill is off', { isOff: true }, 'LR164'],
    ['the form is unknown', {}, 'LR000'],
    ['the form fills in no profile', { autofill: {} }, 'LR164'],
  ])('returns undefined when %s', async (_, given, code) => {
    const { start, orders, record } = portal(given);
    expect(await start(code)).toBeUndefined();
    expect([orders, record()]).toEqual([[], undefined]);
  });
});

describe('finishLogin', () => {
  const failed = (message: string) => ({ result: 'failed', message });

  it('returns handles instead of the tokens of the app', async () => {
    const { start, finish, poll, claims } = portal();
    await start();
    expect(await poll()).toEqual({ status: 'pending' });
    const handles = { accessToken: 'token-2', openId: 'token-3' };
    expect(await finish()).toEqual({ result: 'ok', formCode: 'LR164', handles });
    expect(await poll()).toEqual({ status: 'completed', handles });
    expect(claims).toEqual([{ now: NOW, until: inMs(60_000) }]);
  });

  it.each([
    ['two hours', 3 * HOUR_MS, 2 * HOUR_MS],
    ['the life of the tokens', HOUR_MS, HOUR_MS],
  ])('keeps the log-in for at most %s', async (_, tokensMs, expected) => {
    const { start, finish, record } = portal({ tokensMs });
    await start();
    await finish();
    expect(record()?.expiresAt).toEqual(inMs(expected));
  });

  it('accepts a state only once', async () => {
    const { start, finish, redeemed } = portal();
    await start();
    await finish();
    expect(await finish()).toEqual(failed('loginFailed'));
    expect(redeemed).toEqual(['code']);
  });

  it.each([
    ['another browser', { browsers: ['browser-0'] }],
    ['an unknown state', { state: 'token-9' }],
  ])('redeems no code for %s', async (_, more) => {
    const { start, finish, redeemed, record } = portal();
    await start();
    expect(await finish(more)).toEqual(failed('loginFailed'));
    expect([redeemed, record()?.status]).toEqual([[], 'WAITING']);
  });

  it.each([
    ['an error with a message of its own', { errorCode: 'D40003' }, 'D40003'],
    ['any other error', { errorCode: 'D40001' }, 'loginFailed'],
    ['an error that is not a code', { errorCode: '<b>' }, 'loginFailed'],
    ['no code', { code: undefined }, 'loginFailed'],
    ['an empty code', { code: '' }, 'loginFailed'],
  ])('fails for %s without a call of the app', async (_, more, message) => {
    const { start, finish, poll, redeemed } = portal();
    await start();
    expect(await finish(more)).toEqual(failed(message));
    expect(await poll()).toEqual({ status: 'failed', message });
    expect(redeemed).toEqual([]);
  });

  it('fails when the app refuses the code', async () => {
    const redeem = new IdentityAppError('D40001' as 'unavailable');
    const { start, finish, poll } = portal({ redeem });
    await start();
    expect(await finish()).toEqual(failed('loginFailed'));
    expect(await poll()).toEqual({ status: 'failed', message: 'loginFailed' });
  });

  it('throws any other error', async () => {
    const { start, finish } = portal({ redeem: new TypeError('broken') });
    await start();
    await expect(finish()).rejects.toThrow('broken');
  });
});

describe('pollLogin', () => {
  it.each([
    ['another browser', { browsers: ['browser-0'] }],
    ['an unknown state', { state: 'token-9' }],
  ])('returns undefined for %s', async (_, more) => {
    const { start, poll } = portal();
    await start();
    expect(await poll(more)).toBeUndefined();
  });
});
