import { describe, expect, it } from 'vitest';
import { signedFormRoute } from '../../../../server/routes/signing/signedFormRoute.ts';
import { fakeCall, routeOfFile, SITTINGS } from '../../support/routeOfFile.ts';

const URL = '/api/submission/signedForm';
const BODY = { submissionDetail: { submissionId: 'SUB1' } };
const PDF = Buffer.from('%PDF-1.7 signed');
const signedForm = fakeCall();
const { call, callOfOther } = routeOfFile((app) =>
  app.register(signedFormRoute, {
    services: { signedForm: signedForm.service } as never,
    sittings: SITTINGS,
  }),
);

describe('signedFormRoute', () => {
  it('returns the bytes unchanged, without a proof once the form is submitted', async () => {
    signedForm.returns({ pdf: PDF });
    const answer = await call(URL, BODY);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { result: 'ok', pdfData: PDF.toString('base64') },
    ]);
    expect(signedForm.inputs).toEqual(['SUB1']);
  });

  it('includes the proof for the next signer', async () => {
    const signedAt = '2026-11-20T02:00:00.000Z';
    const signature = { field: 'a', signedAt, length: 15, sha256: 'f'.repeat(64) };
    const handOver = { seal: 'seal', definitionHash: 'h1', signatures: [signature] };
    signedForm.returns({ pdf: PDF, handOver });
    expect((await call(URL, BODY)).json().handOver).toEqual({
      seal: 'seal',
      definition: 'h1',
      signatures: [
        { signField: 'a', signatureTimestamp: signedAt, length: 15, sha256: 'f'.repeat(64) },
      ],
    });
  });

  it('T-36: answers 404 for the document of another sitting', async () => {
    expect((await call(URL, BODY)).statusCode).toBe(404);
    expect((await callOfOther(URL, BODY)).statusCode).toBe(404);
    expect(signedForm.inputs).toHaveLength(1);
  });

  it('answers 400 for a body without a submission', async () => {
    expect((await call(URL, { submissionDetail: {} })).statusCode).toBe(400);
    expect(signedForm.inputs).toEqual([]);
  });
});
