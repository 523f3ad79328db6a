import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { autofillRoutes } from '../../../../server/routes/autofill/autofillRoutes.ts';
import { fakeCall, LOGINS, routeOfFile, SITTING } from '../../support/routeOfFile.ts';

const HANDLES = { accessToken: 'a'.repeat(43), openId: 'o'.repeat(43) };
const ON_WIRE = { accessToken: HANDLES.accessToken, openID: HANDLES.openId };
const FAILED = { result: 'failed', message: 'loginFailed' };
const calls = {
  startLogin: fakeCall(),
  finishLogin: fakeCall(),
  pollLogin: fakeCall(),
  fetchProfile: fakeCall(),
};
const { call, callOfOther } = routeOfFile((app) =>
  app.register(autofillRoutes, {
    autofill: {
      fieldsOf: (code: string, language: string) =>
        code === 'LR164' ? { names: ['idNo'], labels: { idNo: language } } : undefined,
      startLogin: calls.startLogin.service,
      finishLogin: calls.finishLogin.service,
      pollLogin: calls.pollLogin.service,
      fetchProfile: calls.fetchProfile.service,
    } as never,
    logins: LOGINS,
  }),
);

describe('autofillRoutes', () => {
  it('GET fields: returns the fields with labels, and 404 for an unknown form', async () => {
    expect((await call('/api/eme/fields/LR164/TradChn')).json()).toEqual({
      eMEFields: ['idNo'],
      labels: { idNo: 'zh-Hant' },
    });
    expect((await call('/api/eme/fields/LR999/Eng')).statusCode).toBe(404);
  });

  const LOGIN = { formCode: 'LR164', lang: 'TradChn', source: 'PC_Browser' };

  it('POST initLogin: starts a log-in under a capability of its own', async () => {
    calls.startLogin.returns({ state: 's1', address: 'app://login', isScanned: true });
    const answer = await callOfOther('/api/eme/initLogin', LOGIN);
    expect(answer.json()).toEqual({ state: 's1', redirectLink: 'app://login', authByQR: true });
    const [, value = ''] = /^login=([\w-]{43})/.exec(String(answer.headers['set-cookie'])) ?? [];
    const browser = createHash('sha256').update(value).digest('hex');
    expect(calls.startLogin.inputs).toEqual([
      { browser, formCode: 'LR164', language: 'zh-Hant', source: 'PC_Browser' },
    ]);
  });

  it('POST initLogin: gives no capability for a form without autofill', async () => {
    const answer = await call('/api/eme/initLogin', LOGIN);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, undefined]);
    const other = { ...LOGIN, source: 'Lynx' };
    expect((await call('/api/eme/initLogin', other)).statusCode).toBe(400);
    expect(calls.startLogin.inputs).toHaveLength(1);
  });

  it('POST authAppCallback: returns the handles to the browser that logged in', async () => {
    calls.finishLogin.returns({ result: 'ok', formCode: 'LR164', handles: HANDLES });
    const body = { state: 's1', code: 'c1' };
    expect((await call('/api/eme/authAppCallback', body)).json()).toEqual({
      result: 'ok',
      formCode: 'LR164',
      ...ON_WIRE,
    });
    expect(calls.finishLogin.inputs).toEqual([
      { browsers: [SITTING], state: 's1', code: 'c1', errorCode: undefined },
    ]);
    calls.finishLogin.returns(FAILED);
    const cancelled = { state: 's1', error_code: 'D40003' };
    expect((await callOfOther('/api/eme/authAppCallback', cancelled)).json()).toEqual(FAILED);
    expect(calls.finishLogin.inputs[1]).toMatchObject({ browsers: [], errorCode: 'D40003' });
  });

  it.each([
    [{ status: 'pending' }, 200, { status: 'pending' }],
    [{ status: 'failed', message: 'D40003' }, 200, { status: 'failed', message: 'D40003' }],
    [{ status: 'completed', handles: HANDLES }, 200, { status: 'completed', ...ON_WIRE }],
    [undefined, 404, { error: 'NOT_FOUND' }],
  ])('POST poll: reports %j', async (polled, status, expected) => {
    calls.pollLogin.returns(polled);
    const answer = await call('/api/eme/poll/s1', {});
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject(expected);
    expect(calls.pollLogin.inputs).toEqual([{ browsers: [SITTING], state: 's1' }]);
  });

  const PROFILE = { formCode: 'LR164', ...ON_WIRE, eMEFields: ['idNo'] };

  it('POST getProfileFromAPP: returns the profile of the requested fields', async () => {
    calls.fetchProfile.returns({ status: 'completed', profile: { idNo: 'A1234563' } });
    const answer = await call('/api/eme/getProfileFromAPP', PROFILE);
    expect(answer.json()).toEqual({ status: 'completed', profile: { idNo: 'A1234563' } });
    expect(calls.fetchProfile.inputs).toEqual([
      { browsers: [SITTING], formCode: 'LR164', handles: HANDLES, fields: ['idNo'] },
    ]);
  });

  it('POST getProfileFromAPP: reports a failure, and refuses unknown fields', async () => {
    const failed = { status: 'failed', message: 'loginFailed' };
    calls.fetchProfile.returns(failed);
    expect((await call('/api/eme/getProfileFromAPP', PROFILE)).json()).toEqual(failed);
    const other = { ...PROFILE, eMEFields: ['salary'] };
    expect((await call('/api/eme/getProfileFromAPP', other)).statusCode).toBe(400);
    expect(calls.fetchProfile.inputs).toHaveLength(1);
  });
});
