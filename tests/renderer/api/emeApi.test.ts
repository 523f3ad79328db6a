import { describe, expect, it } from 'vitest';
import { callFailureOf } from '#engine';
import {
  authAppCallback,
  fetchEmeFields,
  getProfile,
  initLogin,
  pollLogin,
} from '../../../renderer/api/emeApi.ts';
import { createHttp } from '../../../renderer/api/http.ts';
import { cannedServer, noServer, wireAnswer } from '../../support/inPortal.tsx';

const PATHS = [
  '/api/eme/fields/LREAL1/TradChn',
  '/api/eme/initLogin',
  '/api/eme/poll/S1',
  '/api/eme/poll/a%2Fb',
  '/api/eme/authAppCallback',
  '/api/eme/getProfileFromAPP',
];
const ON_WIRE = { accessToken: 'A', openID: 'O' };
const HANDLES = { accessToken: 'A', openId: 'O' };
const LOGGED_IN = { status: 'completed', handles: HANDLES };

function portal(body: unknown, status = 200) {
  const answer = () => wireAnswer(status, body);
  const { asked, transport } = cannedServer(
    Object.fromEntries(PATHS.map((path) => [path, answer])),
  );
  const call = { http: createHttp(transport), formCode: 'LREAL1', language: 'zh-Hant' } as const;
  const sent = () => JSON.parse(asked[0]?.body ?? '') as unknown;
  return { asked, sent, call };
}

const failed = (key: string) => ({ status: 'failed', message: { key, args: [] } });
const signal = () => new AbortController().signal;
const failureOf = (calling: Promise<unknown>) => calling.then(() => undefined, callFailureOf);

describe('fetchEmeFields()', () => {
  it('returns known fields with their labels, or with the name if there is no label', async () => {
    const labels = { enName: 'Name', telepathy: 'Thoughts' };
    const { asked, call } = portal({ eMEFields: ['enName', 'telepathy', 'idNo'], labels });
    expect(await fetchEmeFields(call)).toEqual({
      names: ['enName', 'idNo'],
      labels: ['Name', 'idNo'],
    });
    expect(asked[0]).toMatchObject({ method: 'GET', body: undefined });
  });
});

describe('initLogin()', () => {
  it('sends form, language and browser, and returns the log-in', async () => {
    const { sent, call } = portal({ state: 'S1', redirectLink: 'https://app', authByQR: true });
    expect(await initLogin(call, 'iOS_Chrome')).toEqual({
      state: 'S1',
      address: 'https://app',
      isScanned: true,
    });
    expect(sent()).toEqual({ formCode: 'LREAL1', lang: 'TradChn', source: 'iOS_Chrome' });
  });
});

describe('pollLogin()', () => {
  it.each([
    [{ status: 'pending' }, { status: 'pending' }],
    [{ status: 'completed', ...ON_WIRE }, LOGGED_IN],
    [{ status: 'failed', message: 'D40003' }, failed('D40003')],
    [{ status: 'failed' }, failed('loginFailed')],
    // A single handle is not enough.
    [{ status: 'completed', accessToken: 'A' }, failed('loginFailed')],
    [{ status: 'completed', openID: 'O' }, failed('loginFailed')],
  ])('reads %j', async (body, result) => {
    const { sent, call } = portal(body);
    expect(await pollLogin(call, { state: 'S1' }, ['enName'], signal())).toEqual(result);
    expect(sent()).toEqual({ eMEFields: ['enName'] });
  });

  it('escapes the state in the address', async () => {
    const { asked, call } = portal({ status: 'pending' });
    await pollLogin(call, { state: 'a/b' }, [], signal());
    expect(asked).toHaveLength(1);
  });

  it.each([
    [429, 'busy'],
    [502, 'busy'],
    [503, 'busy'],
    [404, 'refused'],
  ])('turns status %i into the failure "%s"', async (status, kind) => {
    const { call } = portal({}, status);
    const polling = pollLogin(call, { state: 'S1' }, [], signal());
    expect(await failureOf(polling)).toMatchObject({ kind });
  });

  it('reports a failed connection as "busy", so that the poll can be retried', async () => {
    const call = { ...portal({}).call, http: createHttp(noServer) };
    const polling = pollLogin(call, { state: 'S1' }, [], signal());
    expect(await failureOf(polling)).toMatchObject({ kind: 'busy' });
  });
});

describe('authAppCallback()', () => {
  it.each([
    [{ code: 'C' }, { code: 'C' }],
    [{ errorCode: 'D40000' }, { error_code: 'D40000' }],
    [{}, {}],
  ])('submits %j', async (back, onWire) => {
    const { sent, call } = portal({ result: 'ok', formCode: 'LREAL1', ...ON_WIRE });
    expect(await authAppCallback(call, { state: 'S1', ...back })).toEqual(LOGGED_IN);
    expect(sent()).toEqual({ state: 'S1', ...onWire });
  });

  it.each([
    [{ result: 'failed', message: 'D40003' }, 'D40003'],
    [{ result: 'failed' }, 'loginFailed'],
  ])('reads %j', async (body, key) => {
    const { call } = portal(body);
    expect(await authAppCallback(call, { state: 'S1' })).toEqual(failed(key));
  });
});

describe('getProfile()', () => {
  it.each([
    [
      { status: 'completed', profile: { enName: 'CHAN' } },
      { status: 'completed', profile: { enName: 'CHAN' } },
    ],
    [{ status: 'completed' }, { status: 'completed', profile: {} }],
    [{ status: 'failed', message: 'loginFailed' }, failed('loginFailed')],
    [{ status: 'failed' }, failed('formFillingFailed')],
  ])('reads %j', async (body, result) => {
    const { sent, call } = portal(body);
    expect(await getProfile(call, HANDLES, ['enName', 'idNo'])).toEqual(result);
    expect(sent()).toEqual({ formCode: 'LREAL1', ...ON_WIRE, eMEFields: ['enName', 'idNo'] });
  });
});
