import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import { IdentityAppError } from '../../../../server/ports/signing/IdentityApp.ts';
import { fetchProfile } from '../../../../server/services/autofill/fetchProfile.ts';
import { hashOf, sealLogin } from '../../../../server/services/autofill/keptLogin.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const VAULT = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
const HANDLES = { accessToken: 'handle', openId: 'person' };
const TOKENS = { accessToken: 'app-token', openId: 'app-person', expiresAt: NOW };
const RECORD = {
  stateHash: 'state',
  sitting: 'browser-1',
  formCode: 'LR164',
  status: 'LOGGED_IN',
  sealed: sealLogin(VAULT, 'state', { tokens: TOKENS, handles: HANDLES }),
};

/** Fetches a profile; `answer` is the app's response. Also returns the calls of the app. */
async function fetched(answer: object | Error, more: object = {}) {
  const calls: unknown[] = [];
  const deps = {
    vault: VAULT,
    clock: { now: () => NOW },
    logins: {
      findByHandle: async (hash: string) => (hash === hashOf('handle') ? RECORD : undefined),
    },
    catalogue: {
      current: (code: string) =>
        code === 'LR164'
          ? { plan: { manifest: { autofill: { idNo: '/id', mobileNumber: '/phone' } } } }
          : undefined,
    },
    identityApp: {
      profile: async (...asked: unknown[]) => {
        calls.push(asked);
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  } as unknown as Parameters<typeof fetchProfile>[0];
  const input = {
    browsers: ['browser-1'],
    formCode: 'LR164',
    handles: HANDLES,
    fields: ['idNo', 'mobileNumber', 'enName'],
    ...more,
  } as unknown as Parameters<typeof fetchProfile>[1];
  const profile = await fetchProfile(deps, input).catch((error: unknown) => error);
  return { calls, profile };
}

const failed = (message: string) => ({ status: 'failed', message });
const refusal = (reason: string) => new IdentityAppError(reason as 'unavailable');

describe('fetchProfile', () => {
  it('requests only fields that the form fills in', async () => {
    const { calls, profile } = await fetched({});
    expect(calls).toEqual([[TOKENS, ['idNo', 'mobileNumber']]]);
    expect(profile).toMatchObject({ status: 'completed' });
  });

  it('requests only fields that the page asks for', async () => {
    const { calls } = await fetched({}, { fields: ['mobileNumber', '__proto__'] });
    expect(calls).toEqual([[TOKENS, ['mobileNumber']]]);
  });

  it.each([
    ['an unknown form', { formCode: 'LR165' }],
    ['another browser', { browsers: [] }],
    ['an unknown handle', { handles: { ...HANDLES, accessToken: 'app-token' } }],
    ['the handle of another person', { handles: { ...HANDLES, openId: 'other' } }],
  ])('does not call the app for %s', async (_, more) => {
    const { calls, profile } = await fetched({}, more);
    expect([calls, profile]).toEqual([[], failed('loginFailed')]);
  });

  it.each([
    ['tokens that the app does not accept', 'D20009', 'loginFailed'],
    ['any other refusal', 'D79018', 'formFillingFailed'],
  ])('reports %s', async (_, reason, message) => {
    expect((await fetched(refusal(reason))).profile).toEqual(failed(message));
  });

  it.each([refusal('unavailable'), new TypeError('broken')])('throws %s', async (error) => {
    expect((await fetched(error)).profile).toBe(error);
  });
});
