import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SIGNED_DOCUMENT_LIMIT_BYTES } from '#engine';
import { restoreRoute } from '../../../../server/routes/signing/restoreRoute.ts';
import { CURRENT_HASH, ENDED_HASH, routeForms } from '../../support/routeForms.ts';
import { fakeCall, routeOfFile, SITTINGS } from '../../support/routeOfFile.ts';

const URL = '/api/submission/restoreSignedForm/LR164';
const PDF = Buffer.from('%PDF-1.7 signed');
const SIGNED_AT = '2026-11-20T02:00:00.000Z';
const HASH = 'f'.repeat(64);
const TOO_LARGE = Buffer.alloc(SIGNED_DOCUMENT_LIMIT_BYTES + 1).toString('base64');
const HAND_OVER = {
  seal: 'A'.repeat(43),
  definition: CURRENT_HASH,
  signatures: [{ signField: 'a', signatureTimestamp: SIGNED_AT, length: 15, sha256: HASH }],
};
const body = (more: object = {}, formData: object = { name: 'CHAN TAI MAN' }) => ({
  formData,
  submissionDetail: {
    lang: 'Eng',
    pdfData: PDF.toString('base64'),
    handOver: HAND_OVER,
    ...more,
  },
});
const restoreSigned = fakeCall();
const { call } = routeOfFile((app) =>
  app.register(restoreRoute, {
    services: { restoreSigned: restoreSigned.service } as never,
    forms: routeForms(),
    sittings: SITTINGS,
  }),
);

describe('restoreRoute', () => {
  it('restores the document under a capability of its own', async () => {
    const signedAt = new Date(SIGNED_AT);
    restoreSigned.returns({
      result: 'ok',
      submissionId: 'SUB1',
      amountCents: 38_000,
      signatures: [{ field: 'a', signedBy: 'CHAN TAI MAN', signedAt }],
    });
    const answer = await call(URL, body());
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        result: 'ok',
        submissionId: 'SUB1',
        paymentAmount: '380.00',
        signedFields: [{ signField: 'a', signedBy: 'CHAN TAI MAN', signatureTimestamp: SIGNED_AT }],
      },
    ]);
    const [, value = ''] = /^sitting=([\w-]{43})/.exec(String(answer.headers['set-cookie'])) ?? [];
    expect(restoreSigned.inputs).toEqual([
      {
        formData: { name: 'CHAN TAI MAN' },
        files: [],
        sitting: createHash('sha256').update(value).digest('hex'),
        formCode: 'LR164',
        definitionHash: CURRENT_HASH,
        language: 'en',
        pdf: PDF,
        handOver: {
          seal: HAND_OVER.seal,
          definitionHash: CURRENT_HASH,
          signatures: [{ field: 'a', signedAt: SIGNED_AT, length: 15, sha256: HASH }],
        },
      },
    ]);
  });

  const ERROR = { path: '/name', key: 'validation_required', args: [] };

  it.each([
    [{ result: 'validationError', errors: [ERROR] }, { validationErr: [ERROR] }],
    [{ result: 'recomputed', recomputed: [{ path: '/sum' }] }, { recomputed: [{ path: '/sum' }] }],
    [{ result: 'formChanged' }, {}],
    [
      { result: 'signatureFailure', faults: [{ field: 'a', key: 'validation_signature_expired' }] },
      {
        invalidSignatures: ['a'],
        brokenSignatures: [{ signField: 'a', message: 'validation_signature_expired' }],
      },
    ],
  ])('gives no capability for the refusal %j', async (refusal, more) => {
    restoreSigned.returns(refusal);
    const { result } = refusal;
    const answer = await call(URL, body());
    expect(answer.json()).toEqual({ result, message: result, ...more });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
  });

  it.each([
    ['a document that is no base64', URL, body({ pdfData: 'AA_-' }), 400],
    ['a document with a broken end', URL, body({ pdfData: 'AAA' }), 400],
    ['a document that is too large', URL, body({ pdfData: TOO_LARGE }), 413],
    ['a call without a proof', URL, body({ handOver: undefined }), 400],
    ['an unknown answer', URL, body({}, { other: 'x' }), 400],
    ['an unknown form', URL.replace('LR164', 'LR999'), body(), 404],
  ])('restores nothing for %s', async (_, url, payload, status) => {
    expect((await call(url, payload)).statusCode).toBe(status);
    expect(restoreSigned.inputs).toEqual([]);
  });

  it('reports an ended definition', async () => {
    const answer = await call(URL, body(), { headers: { 'form-definition': ENDED_HASH } });
    expect(answer.json()).toEqual({ result: 'formChanged', message: 'formChanged' });
    expect(restoreSigned.inputs).toEqual([]);
  });
});
