import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callHeaders } from '../../../../server/adapters/identity/live/callHeaders.ts';
import { IDENTITY_CALLS } from '../../../../server/adapters/identity/live/wire.ts';
import { CLIENT, identityCalls } from '../../support/identityCalls.ts';

const HOUR_S = 3600;
const FRESH_MS = 5 * 60_000;

describe('identityService', () => {
  let at: Awaited<ReturnType<typeof identityCalls>>;
  beforeAll(async () => {
    at = await identityCalls({ signingResult: async () => ({ state: 'pending' }) });
  });
  afterAll(() => at.service.close());

  it('gives a new key for an hour, encrypted for the portal', async () => {
    const first = await at.getKey();
    expect(first).toMatchObject({ code: 'D00000', message: 'SUCCESS' });
    expect(first.content).toMatchObject({
      issueAt: at.clock.now().getTime(),
      expiresIn: HOUR_S,
    });
    expect(first.txID).toMatch(/^[0-9a-f]{32}$/);
    const second = await at.getKey();
    expect(second.content.secretKey).not.toBe(first.content.secretKey);
    expect(second.txID).not.toBe(first.txID);
  });

  it.each([
    ['an unknown client', { clientID: 'OTHER' }],
    ['another signature', { signature: 'other' }],
    ['another nonce than the signed one', { nonce: 'other' }],
    ['a timestamp that is no number', { timestamp: 'now' }],
  ])('refuses %s', async (_, change) => {
    const answer = await at.send(IDENTITY_CALLS.key, '{}', change);
    expect(answer).toMatchObject({ code: 'D20009', message: 'FAILED' });
  });

  it.each([
    [-FRESH_MS, 'D20009'],
    [1 - FRESH_MS, 'D00000'],
    [FRESH_MS - 1, 'D00000'],
    [FRESH_MS, 'D20009'],
  ])('for a call that was signed %d ms away answers %s', async (ms, code) => {
    const timestamp = at.clock.now().getTime() + ms;
    const headers = callHeaders({ ...CLIENT, timestamp, nonce: 'n' }, '{}');
    expect(await at.send(IDENTITY_CALLS.key, '{}', headers)).toMatchObject({ code });
  });

  it('refuses content of another key, and a body without content', async () => {
    await at.getKey();
    const asked = { businessID: 'B1' };
    expect(await at.call(IDENTITY_CALLS.signingResult, asked)).toEqual({ code: 'D70004' });
    await at.send(IDENTITY_CALLS.key, '{}');
    expect(await at.call(IDENTITY_CALLS.signingResult, asked)).toEqual({ code: 'D20003' });
    expect(await at.send(IDENTITY_CALLS.signingResult, '{}')).toMatchObject({ code: 'D20003' });
    expect(await at.send(IDENTITY_CALLS.signingResult, 'x')).toMatchObject({ code: 'D20000' });
  });
});
