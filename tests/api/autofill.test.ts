import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Portal } from '../../server/compose.ts';
import type { LoginAct } from '../../server/ports/signing/SandboxPhone.ts';
import { LogIn } from './LogIn.ts';
import { openPortal } from './openPortal.ts';
import { PortalClient } from './portalClient.ts';
import { savedForm } from './walk.ts';

let dataDir: string;
let portal: Portal;
let origin: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'landform-autofill-'));
  portal = await openPortal(dataDir, {}, { IDENTITY_APP: 'sandbox', NO_CAPTCHA: 'true' });
  origin = portal.app.listeningOrigin;
}, 180_000);
afterAll(async () => {
  await portal?.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

const OWNER = { name: 'CHAN TAI MAN', idNumber: 'A123456(3)' };
const FAILED = { result: 'failed', message: 'loginFailed' };

describe('autofill with the identity app', () => {
  it('lists the fields of a form with labels in the requested language', async () => {
    const client = new PortalClient(origin);
    const { body } = await client.get('/api/eme/fields/LREAL1/TradChn');
    expect(body).toMatchObject({
      eMEFields: ['enName', 'chName', 'idNo', 'mobileNumber', 'residentialAddress'],
      labels: { residentialAddress: expect.stringMatching(/地址/) },
    });
    expect((await client.get('/api/eme/fields/LR111/Eng')).body).toEqual({
      eMEFields: [],
      labels: {},
    });
    expect((await client.get('/api/eme/fields/NOFORM/Eng')).body).toMatchObject({
      error: 'INVALID_FORM_CODE',
    });
  });

  it('returns the profile to the browser that started the log-in', async () => {
    const login = await LogIn.begin(origin);
    expect(await login.poll()).toEqual({ status: 'pending' });
    const back = await login.decide('approve');
    expect(back.get('state')).toBe(login.state);
    expect(back.get('lang')).toBe('en');
    const finished = await login.callback(back);
    expect(finished).toEqual({
      result: 'ok',
      formCode: 'LREAL1',
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
      openID: expect.stringMatching(/^[\w-]{43}$/),
    });
    const { accessToken, openID } = finished;
    expect(await login.poll()).toEqual({ status: 'completed', accessToken, openID });
    expect(await login.profile(finished)).toEqual({
      status: 'completed',
      profile: {
        enName: 'CHAN TAI MAN',
        chName: '陳大文',
        idNo: 'A1234563',
        mobileNumber: '91234567',
        residentialAddress: {
          english: expect.objectContaining({ flat: 'A', region: 'HK', district: 'WC' }),
          chinese: expect.objectContaining({ building: '海港大廈' }),
        },
      },
    });
  });

  it('returns only fields of the form', async () => {
    const login = await LogIn.begin(origin, { formCode: 'LR172' });
    const finished = await login.callback(await login.decide('approve'));
    const { profile } = await login.profile(finished, ['idNo', 'chName', 'enName']);
    expect(profile).toEqual({ enName: 'CHAN TAI MAN' });
  });

  it.each([
    ['D40000', 'loginFailed'],
    ['D40001', 'loginFailed'],
    ['D40003', 'D40003'],
  ] as const)('reports a log-in that ended with %s', async (act, message) => {
    const login = await LogIn.begin(origin);
    const back = await login.decide(act);
    expect(back.get('error_code')).toBe(act);
    expect(await login.callback(back)).toEqual({ result: 'failed', message });
    expect(await login.poll()).toEqual({ status: 'failed', message });
  });

  it('reports a failed profile request, and returns a partial profile', async () => {
    const failing = await LogIn.begin(origin);
    const none = await failing.callback(await failing.decide('failProfile'));
    expect(await failing.profile(none)).toEqual({
      status: 'failed',
      message: 'formFillingFailed',
    });
    const little = await LogIn.begin(origin);
    const some = await little.callback(await little.decide('approvePartly'));
    const { profile } = await little.profile(some);
    expect(profile).toEqual({ enName: 'CHAN TAI MAN', mobileNumber: '91234567' });
  });

  it('T-42: accepts the callback of the app only once', async () => {
    const login = await LogIn.begin(origin);
    const back = await login.decide('approve');
    const both = await Promise.all([login.callback(back), login.callback(back)]);
    expect(both.map(({ result }) => result).sort()).toEqual(['failed', 'ok']);
    expect(await login.callback(back)).toEqual(FAILED);
    expect(await login.poll()).toMatchObject({ status: 'completed' });
  });

  it('T-42: refuses the callback, poll and profile call of another browser', async () => {
    const login = await LogIn.begin(origin);
    const back = await login.decide('approve');
    const otherApplicant = await LogIn.begin(origin);
    expect(await otherApplicant.callback(back)).toEqual(FAILED);
    const nobody = new PortalClient(origin);
    const { body } = await nobody.post('/api/eme/authAppCallback', {
      state: login.state,
      code: back.get('code'),
    });
    expect(body).toEqual(FAILED);
    expect((await otherApplicant.client.post(`/api/eme/poll/${login.state}`, {})).status).toBe(404);
    // The attempts of other browsers do not consume the result.
    const finished = await login.callback(back);
    expect(finished).toMatchObject({ result: 'ok' });
    expect(await otherApplicant.profile(finished)).toEqual({
      status: 'failed',
      message: 'loginFailed',
    });
  });

  it.each([
    ['another openID', { openID: 'x'.repeat(43) }],
    ['another access token', { accessToken: 'x'.repeat(43) }],
    ['another form', { formCode: 'LR172' }],
  ])('returns no profile for %s', async (_, other) => {
    const login = await LogIn.begin(origin);
    const finished = await login.callback(await login.decide('approve'));
    const answer = await login.profile({ ...finished, ...other });
    expect(answer).toEqual({ status: 'failed', message: 'loginFailed' });
  });

  it('refuses an invented code or state, and a callback without a code', async () => {
    const login = await LogIn.begin(origin);
    expect(await login.callback(new URLSearchParams({ state: 'x', code: 'y' }))).toEqual(FAILED);
    const bare = new URLSearchParams({ state: login.state });
    expect(await login.callback(bare)).toEqual(FAILED);
    const other = await LogIn.begin(origin);
    const invented = new URLSearchParams({ state: other.state, code: 'invented' });
    expect(await other.callback(invented)).toEqual(FAILED);
  });

  it('starts no log-in for an unknown form or a form without autofill', async () => {
    const client = new PortalClient(origin);
    for (const formCode of ['LR111', 'NOFORM']) {
      const { body } = await client.post('/api/eme/initLogin', {
        formCode,
        lang: 'Eng',
        source: 'PC_Browser',
      });
      expect(body).toMatchObject({ error: 'INVALID_FORM_CODE' });
    }
  });

  it('ends the log-in with the sitting', async () => {
    const login = await LogIn.begin(origin);
    const finished = await login.callback(await login.decide('approve'));
    await login.client.post('/api/sitting/end', undefined);
    expect(await login.profile(finished)).toEqual({ status: 'failed', message: 'loginFailed' });
  });

  it('shows a QR code on a computer, and redirects its browser after the decision', async () => {
    const login = await LogIn.begin(origin);
    expect(login.address).toMatch(/\/scan$/);
    const scan = await fetch(origin + new URL(login.address).pathname);
    expect(scan.headers.get('refresh')).toBe('2');
    expect(await scan.text()).toContain('data:image/png;base64,');
    const back = await login.decide('approve');
    const moved = await fetch(origin + new URL(login.address).pathname, { redirect: 'manual' });
    expect(moved.status).toBe(302);
    expect(new URL(moved.headers.get('location') ?? '').searchParams.get('code')).toBe(
      back.get('code'),
    );
  });
});

describe('signing after a log-in with the identity app', () => {
  const INIT = '/api/iaspdfsign/init/LREAL1/ownerSign';
  const idHash = createHash('sha256').update('A123456').digest('base64');

  let count = 0;

  async function signer(act: LoginAct) {
    count += 1;
    const client = new PortalClient(origin);
    const submissionId = await savedForm(client, `digital-signing-${count}`);
    const login = await LogIn.begin(origin, {}, client);
    const { accessToken, openID } = await login.callback(await login.decide(act));
    const ask = (handles: object = { accessToken, openID }) =>
      client.post(INIT, {
        submissionDetail: { submissionId, lang: 'Eng', source: 'PC_Browser', ...handles },
        idHash,
      });
    return { client, ask };
  }

  it('signs with the tokens of the log-in', async () => {
    const { client, ask } = await signer('approve');
    const asked = (await ask()).body;
    expect(asked).toMatchObject({ result: 'ok' });
    await client.page(new URL(String(asked.address)).pathname, { act: 'approve', ...OWNER });
    const polled = await client.get(`/api/iaspdfsign/poll/LREAL1/ownerSign/${String(asked.id)}`);
    expect(polled.body).toMatchObject({ status: 'completed', signedBy: 'CHAN TAI MAN' });
  });

  it('refuses an account that is not upgraded to digital signing', async () => {
    const { ask } = await signer('approveBasic');
    expect((await ask()).body).toMatchObject({ message: 'signingNotAllowed' });
    // Without the tokens of the log-in, the account is not checked.
    expect((await ask({})).body).toMatchObject({ result: 'ok' });
  });

  it('T-42: ignores the tokens of another browser, and starts an anonymous signing', async () => {
    const { ask } = await signer('approveBasic');
    const other = await LogIn.begin(origin);
    const { accessToken, openID } = await other.callback(await other.decide('approve'));
    const own = (await ask()).body;
    expect(own).toMatchObject({ message: 'signingNotAllowed' });
    expect((await ask({ accessToken, openID })).body).toMatchObject({ result: 'ok' });
    expect((await ask({ accessToken })).body).toMatchObject({ result: 'ok' });
  });
});
