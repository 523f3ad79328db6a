import { describe, expect, it } from 'vitest';
import { identityRoutes } from '../../../../server/routes/identity/identityRoutes.ts';
import { fakeCall, LOGINS, routeOfFile, SITTING, SITTINGS } from '../../support/routeOfFile.ts';

const ASK = '/api/iaspdfsign/init/LR164/ownerSign';
const POLL = '/api/iaspdfsign/poll/LR164/ownerSign/SUB1-B1';
const AT = new Date('2026-11-20T02:00:00Z');
const ID_HASH = Buffer.alloc(32, 5);
const DETAIL = { submissionId: 'SUB1', lang: 'TradChn', source: 'iOS_Safari' };
const body = (more: object = {}) => ({
  submissionDetail: { ...DETAIL, ...more },
  idHash: ID_HASH.toString('base64'),
});
const askToSign = fakeCall();
const pollSigning = fakeCall();
const { call, callOfOther } = routeOfFile((app) =>
  app.register(identityRoutes, {
    identity: { askToSign: askToSign.service, pollSigning: pollSigning.service },
    sittings: SITTINGS,
    logins: LOGINS,
  }),
);

describe('identityRoutes: POST init', () => {
  it('returns what the page shows while the person signs', async () => {
    askToSign.returns({
      result: 'ok',
      id: 'SUB1-B1',
      identificationCode: '1234',
      address: 'app://sign',
      qrImage: Buffer.from('PNG'),
      names: { department: 'D', service: 'S', document: 'F' },
      documentHash: 'f'.repeat(64),
      signedAt: AT,
    });
    const answer = await call(ASK, body());
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        result: 'ok',
        code: 'D00000',
        id: 'SUB1-B1',
        identificationCode: '1234',
        address: 'app://sign',
        qrImage: Buffer.from('PNG').toString('base64'),
        deptName: 'D',
        serviceName: 'S',
        docName: 'F',
        documentHash: 'f'.repeat(64),
        signatureTimestamp: AT.toISOString(),
      },
    ]);
    expect(askToSign.inputs).toEqual([
      {
        sitting: SITTING,
        submissionId: 'SUB1',
        formCode: 'LR164',
        field: 'ownerSign',
        idHash: ID_HASH,
        language: 'zh-Hant',
        source: 'iOS_Safari',
        login: undefined,
      },
    ]);
  });

  it.each([
    [
      { accessToken: 'a', openID: 'o' },
      { accessToken: 'a', openId: 'o' },
    ],
    [{ accessToken: 'a' }, undefined],
    [{ openID: 'o' }, undefined],
  ])('passes on a log-in with both handles only: %j', async (detail, handles) => {
    askToSign.returns({ result: 'signatureFailure', keys: ['D70002'] });
    await call(ASK, body(detail));
    const login = handles && { browsers: [SITTING], handles };
    expect(askToSign.inputs).toMatchObject([{ login }]);
  });

  it('promise 15: returns every reason of a refusal', async () => {
    askToSign.returns({ result: 'signatureFailure', keys: ['a', 'b'] });
    const answer = await call(ASK, body());
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { result: 'signatureFailure', message: 'a', messages: ['a', 'b'] },
    ]);
  });

  it('T-36: answers 404 for another sitting, and 400 without a hash', async () => {
    expect((await call(ASK, body())).statusCode).toBe(404);
    expect((await callOfOther(ASK, body())).statusCode).toBe(404);
    expect((await call(ASK, { ...body(), idHash: 'A1234563' })).statusCode).toBe(400);
    expect(askToSign.inputs).toHaveLength(1);
  });
});

describe('identityRoutes: GET poll', () => {
  it.each([
    [{ status: 'pending' }, { status: 'pending' }],
    [
      { status: 'failed', keys: ['D70002'] },
      { status: 'failed', message: 'D70002' },
    ],
    [
      { status: 'failed', keys: ['a', 'b'] },
      { status: 'failed', message: 'a', messages: ['a', 'b'] },
    ],
    [
      {
        status: 'completed',
        pdf: Buffer.from('%PDF'),
        signedBy: 'CHAN TAI MAN',
        signatureName: 'CHAN TAI MAN (1)',
        submissionId: 'SUB1',
        signedAt: AT,
      },
      {
        status: 'completed',
        signedPDF: Buffer.from('%PDF').toString('base64'),
        signedBy: 'CHAN TAI MAN',
        signatureName: 'CHAN TAI MAN (1)',
        submissionId: 'SUB1',
        signatureTimestamp: AT.toISOString(),
      },
    ],
  ])('reports %j', async (polled, expected) => {
    pollSigning.returns(polled);
    const answer = await call(POLL);
    expect([answer.statusCode, answer.json()]).toEqual([200, expected]);
    expect(pollSigning.inputs).toEqual([
      { sitting: SITTING, formCode: 'LR164', field: 'ownerSign', id: 'SUB1-B1' },
    ]);
  });

  it('T-36: answers 404 for the request of another sitting', async () => {
    expect((await call(POLL)).statusCode).toBe(404);
    expect((await callOfOther(POLL)).statusCode).toBe(404);
    expect(pollSigning.inputs).toHaveLength(1);
  });
});
