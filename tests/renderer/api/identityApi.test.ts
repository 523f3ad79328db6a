import { describe, expect, it } from 'vitest';
import { callFailureOf, IDENTITY_FAILURES, type LoginHandles } from '#engine';
import { createHttp } from '../../../renderer/api/http.ts';
import { pollIdentity, startIdentity } from '../../../renderer/api/identityApi.ts';
import { cannedServer, noServer, wireAnswer } from '../../support/inPortal.tsx';

const START = '/api/iaspdfsign/init/LREAL1/ownerSign';
const POLL = '/api/iaspdfsign/poll/LREAL1/ownerSign/R1';
const INPUT = {
  fieldId: 'ownerSign',
  submissionId: 'S1',
  idHash: 'rDcExehSzsiEp2laLaJqrtaX2ua9sdaugwaY5ONmYwk=',
  challenge: undefined,
};
const REQUEST = {
  id: 'R1',
  identificationCode: '0630',
  address: 'https://app.example/sign?R1',
  qrImage: 'AA==',
  deptName: 'Land Registry',
  serviceName: 'Electronic forms',
  docName: 'LREAL1',
};
const TAKEN = { result: 'ok', code: 'D00000', signatureTimestamp: '2026-11-20T02:05:00Z' };

function portal(body: unknown, status = 200) {
  const answer = () => wireAnswer(status, body, { 'Access-Token': 'T2' });
  const { asked, transport } = cannedServer({ [START]: answer, [POLL]: answer });
  const http = createHttp(transport);
  const call = { http, formCode: 'LREAL1', definition: 'd1', language: 'zh-Hant' } as const;
  const start = (login?: LoginHandles) => startIdentity(call, INPUT, 'iOS_Chrome', login);
  const poll = (at = call) =>
    pollIdentity(at, { fieldId: 'ownerSign', id: 'R1' }, new AbortController().signal);
  return { asked, call, http, start, poll };
}

const failureOf = (calling: Promise<unknown>) => calling.then(() => undefined, callFailureOf);

describe('startIdentity()', () => {
  it('sends the hash, the submission and the browser, with captcha and definition', async () => {
    const { asked, http, start } = portal({ ...TAKEN, ...REQUEST });
    http.pass.offer({ answer: 'AB3D', secret: 'S' });
    expect(await start()).toEqual(REQUEST);
    expect(asked[0]).toMatchObject({
      method: 'POST',
      headers: { 'Challenge-Answer': 'AB3D', 'Challenge-Secret': 'S', 'Form-Definition': 'd1' },
    });
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      submissionDetail: { submissionId: 'S1', lang: 'TradChn', source: 'iOS_Chrome' },
      idHash: INPUT.idHash,
    });
    expect(http.pass.isReady).toBe(true);
  });

  it('sends the handles of the log-in', async () => {
    const { asked, start } = portal({ ...TAKEN, ...REQUEST });
    await start({ accessToken: 'A', openId: 'O' });
    expect(JSON.parse(asked[0]?.body ?? '').submissionDetail).toMatchObject({
      accessToken: 'A',
      openID: 'O',
    });
  });

  it.each([...IDENTITY_FAILURES, 'paidDataLocked', 'formChanged', 'validation_signature_revoked'])(
    'refuses with %s as the server does',
    async (key) => {
      const { start } = portal({
        result: 'signatureFailure',
        message: key,
        messages: [key, 'D70001'],
      });
      expect(await failureOf(start())).toEqual({
        kind: 'refused',
        message: { key, args: [], also: ['D70001'] },
      });
    },
  );

  it.each([
    [{ result: 'formChanged' }, 'formChanged'],
    [{ ...TAKEN, ...REQUEST, code: 'D70002' }, 'D70002'],
    [{ ...TAKEN, ...REQUEST, address: undefined }, 'D20000'],
    [{ ...TAKEN, ...REQUEST, identificationCode: '' }, 'D20000'],
  ])('refuses %j with the server’s reason, or with D20000', async (body, key) => {
    const { start } = portal(body);
    expect(await failureOf(start())).toMatchObject({ kind: 'refused', message: { key } });
  });
});

describe('pollIdentity()', () => {
  it.each([
    [{ status: 'pending' }, { status: 'pending' }],
    [
      {
        status: 'completed',
        signedPDF: 'JVBE',
        signedBy: 'CHAN TAI MAN',
        signatureName: 'CHAN TAI MAN',
        submissionId: 'S1',
        signatureTimestamp: '2026-11-20T02:05:00Z',
      },
      {
        status: 'completed',
        submissionId: 'S1',
        signedBy: 'CHAN TAI MAN',
        signedAt: '2026-11-20T02:05:00Z',
        pdf: 'JVBE',
      },
    ],
    [
      { status: 'failed', message: 'D70000', messages: ['D70000', 'D70001'] },
      { status: 'failed', message: { key: 'D70000', args: [], also: ['D70001'] } },
    ],
    [{ status: 'failed' }, { status: 'failed', message: { key: 'D20000', args: [] } }],
  ])('reads %j', async (body, polled) => {
    const { asked, poll } = portal(body);
    expect(await poll()).toEqual(polled);
    expect(asked[0]).toMatchObject({ method: 'GET', body: undefined });
  });

  it.each([429, 502, 503])('allows a retry after status %i', async (status) => {
    const { poll } = portal({}, status);
    expect(await failureOf(poll())).toMatchObject({ kind: 'busy' });
  });

  it('allows a retry without a network', async () => {
    const { call, poll } = portal({});
    const offline = { ...call, http: createHttp(noServer) };
    expect(await failureOf(poll(offline))).toMatchObject({ kind: 'busy' });
  });

  it('refuses a retry when the server does not know the request', async () => {
    const { poll } = portal({}, 404);
    expect(await failureOf(poll())).toMatchObject({ kind: 'refused' });
  });
});
