import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import { openStores, type Stores } from '../../../../server/adapters/store/openStores.ts';
import { randomIds } from '../../../../server/adapters/system/randomIds.ts';
import type { CatalogueForm } from '../../../../server/ports/forms/FormCatalogue.ts';
import type { IdentityApp, IdentityTokens } from '../../../../server/ports/signing/IdentityApp.ts';
import { createAutofill } from '../../../../server/services/autofill/createAutofill.ts';
import { readyStore } from '../../../support/readyStore.ts';
import { testClock } from '../../../support/testClock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const BROWSER = 'a'.repeat(64);
const FORM = { code: 'TEST', plan: { manifest: { autofill: { enName: '/name' } } } };

let stores: Stores;
beforeAll(async () => {
  stores = await openStores({ engine: 'embedded', from: await readyStore() }, testClock());
}, 60_000);
afterAll(() => stores?.submissions.close());

/** Returns log-ins over the real store, with app tokens of the given lifetime. */
function opened(tokenLifeMs = 10 * HOUR_MS) {
  const clock = testClock();
  const redeemCode = vi.fn(async (): Promise<IdentityTokens> => {
    const expiresAt = new Date(clock.now().getTime() + tokenLifeMs);
    return { accessToken: 'token-of-the-app', openId: 'account-of-the-app', expiresAt };
  });
  const app: Pick<IdentityApp, 'startLogin' | 'redeemCode' | 'profile'> = {
    startLogin: async () => ({ address: 'https://app.example', isScanned: false }),
    redeemCode,
    profile: async () => ({ enName: 'CHAN TAI MAN' }),
  };
  const services = createAutofill({
    identityApp: app as IdentityApp,
    logins: stores.identityLogins,
    vault: new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]),
    catalogue: { current: () => FORM as unknown as CatalogueForm },
    clock,
    ids: randomIds,
    publicUrl: 'https://portal.example',
    isAutofillOff: () => false,
  });
  const begin = async () => {
    const input = { browser: BROWSER, formCode: 'TEST', language: 'en', source: 'PC_Browser' };
    const started = await services.startLogin(input as Parameters<typeof services.startLogin>[0]);
    return started?.state ?? '';
  };
  const finish = (state: string, more: object = { code: 'code' }) =>
    services.finishLogin({ browsers: [BROWSER], state, ...more });
  const poll = (state: string) => services.pollLogin({ browsers: [BROWSER], state });
  const logIn = async () => {
    const finished = await finish(await begin());
    if (finished.result !== 'ok') throw new Error(finished.message);
    return finished.handles;
  };
  const profile = (handles: Awaited<ReturnType<typeof logIn>>) =>
    services.fetchProfile({ browsers: [BROWSER], formCode: 'TEST', handles, fields: ['enName'] });
  return { clock, redeemCode, begin, finish, poll, logIn, profile };
}

const FAILED = { result: 'failed', message: 'loginFailed' };
const NO_PROFILE = { status: 'failed', message: 'loginFailed' };

describe('finishLogin', () => {
  it('accepts a state for 18 minutes, then refuses the answer and the poll', async () => {
    const { clock, begin, finish, poll } = opened();
    const [inTime, late] = [await begin(), await begin()];
    clock.advance(18 * MINUTE_MS - 1);
    expect(await finish(inTime)).toMatchObject({ result: 'ok' });
    expect(await poll(late)).toEqual({ status: 'pending' });
    clock.advance(1);
    expect(await poll(late)).toBeUndefined();
    expect(await finish(late)).toEqual(FAILED);
  });

  it('redeems no code of a response with an error', async () => {
    const { redeemCode, begin, finish } = opened();
    const state = await begin();
    expect(await finish(state, { code: 'code', errorCode: 'D40000' })).toEqual(FAILED);
    expect(redeemCode).not.toHaveBeenCalled();
  });

  it('stores no state, handle or token in plain text', async () => {
    const { begin, finish } = opened();
    const state = await begin();
    const finished = await finish(state);
    if (finished.result !== 'ok') throw new Error(finished.message);
    const rows = await stores.db.selectFrom('identityLogins').selectAll().execute();
    const text = rows
      .flatMap((row) => Object.values(row))
      .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString() : value))
      .join();
    const { accessToken, openId } = finished.handles;
    for (const secret of [state, accessToken, openId, 'token-of-the-app', 'account-of-the-app']) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('fetchProfile', () => {
  it.each([
    ['two hours, although the tokens live longer', 10 * HOUR_MS, 2 * HOUR_MS],
    ['the life of the tokens, if it is shorter', 10 * MINUTE_MS, 10 * MINUTE_MS],
  ])('accepts handles for %s', async (_, tokenLifeMs, keptMs) => {
    const { clock, logIn, profile } = opened(tokenLifeMs);
    const handles = await logIn();
    clock.advance(keptMs - 1);
    expect(await profile(handles)).toMatchObject({ status: 'completed' });
    clock.advance(1);
    expect(await profile(handles)).toEqual(NO_PROFILE);
  });
});

describe('pollLogin', () => {
  it('gives up a log-in after one minute if its server crashed during redemption', async () => {
    const { clock, redeemCode, begin, finish, poll } = opened();
    redeemCode.mockReturnValueOnce(new Promise(() => undefined));
    const state = await begin();
    void finish(state);
    await vi.waitFor(() => expect(redeemCode).toHaveBeenCalled());
    clock.advance(MINUTE_MS - 1);
    expect(await poll(state)).toEqual({ status: 'pending' });
    clock.advance(1);
    // The page then reports that the log-in failed.
    expect(await poll(state)).toBeUndefined();
    // The state is taken, so a second answer fails.
    expect(await finish(state)).toEqual(FAILED);
  });

  it('reports a failure until the log-in expires, for a late poll of a hidden tab', async () => {
    const { clock, begin, finish, poll } = opened();
    const state = await begin();
    await finish(state, { errorCode: 'D40003' });
    clock.advance(18 * MINUTE_MS - 1);
    expect(await poll(state)).toEqual({ status: 'failed', message: 'D40003' });
  });

  it('completes a log-in with a late code redemption', async () => {
    const { clock, redeemCode, begin, finish, poll } = opened();
    let redeem: (tokens: IdentityTokens) => void = () => undefined;
    redeemCode.mockReturnValueOnce(new Promise((resolve) => (redeem = resolve)));
    const state = await begin();
    const finishing = finish(state);
    await vi.waitFor(() => expect(redeemCode).toHaveBeenCalled());
    clock.advance(2 * MINUTE_MS);
    const expiresAt = new Date(clock.now().getTime() + HOUR_MS);
    redeem({ accessToken: 'a', openId: 'o', expiresAt });
    expect(await finishing).toMatchObject({ result: 'ok' });
    expect(await poll(state)).toMatchObject({ status: 'completed' });
  });
});
