import { describe, expect, it } from 'vitest';
import { CallError } from '#engine';
import {
  fetchSignedDocument,
  restoreSignedForm,
  type SignedDocument,
} from '../../../renderer/api/handOverApi.ts';
import { answeredCall } from '../../support/answeringHttp.ts';
import { refused } from '../../support/refusedCall.ts';

const DOCUMENT = { pdf: 'JVBE', handOver: { signatures: [] } } as unknown as SignedDocument;
const restore = (answer: object) => restoreSignedForm(answeredCall(answer).call, {}, DOCUMENT);

describe('fetchSignedDocument', () => {
  it('returns the document with its proof', async () => {
    const { call, calls } = answeredCall({ pdfData: 'JVBE', handOver: DOCUMENT.handOver });
    expect(await fetchSignedDocument(call, 'S1')).toEqual(DOCUMENT);
    expect(calls).toEqual([
      {
        path: '/api/submission/signedForm',
        body: { submissionDetail: { submissionId: 'S1', lang: 'TradChn' } },
      },
    ]);
  });

  it('returns nothing without a proof: the form is submitted', async () => {
    expect(await fetchSignedDocument(answeredCall({ pdfData: 'JVBE' }).call, 'S1')).toBeUndefined();
  });
});

describe('restoreSignedForm', () => {
  it('sends the answers with document and proof', async () => {
    const { call, calls } = answeredCall({ result: 'ok', submissionId: 'S1' });
    await restoreSignedForm(call, { name: 'CHAN' }, DOCUMENT);
    expect(calls).toEqual([
      expect.objectContaining({
        path: '/api/submission/restoreSignedForm/LREAL1',
        withCaptcha: true,
        definition: 'd1',
        body: {
          formData: { name: 'CHAN' },
          submissionDetail: { lang: 'TradChn', pdfData: 'JVBE', handOver: DOCUMENT.handOver },
        },
      }),
    ]);
  });

  it.each([
    ['380.00', 38_000],
    [undefined, undefined],
  ])('returns the restored signatures, with the fee %s', async (paymentAmount, amountCents) => {
    const signatureTimestamp = '2026-11-20T02:00:00Z';
    const signedFields = [
      { signField: 'a', signedBy: 'CHAN TAI MAN', signatureTimestamp },
      { signField: 'b' },
    ];
    const answer = { result: 'ok', submissionId: 'S1', paymentAmount, signedFields };
    expect(await restore(answer)).toEqual({
      kind: 'kept',
      signed: [
        { fieldId: 'a', signedBy: 'CHAN TAI MAN', signedAt: signatureTimestamp },
        { fieldId: 'b', signedBy: '', signedAt: '' },
      ],
      kept: { submissionId: 'S1', amountCents },
    });
  });

  it.each([
    [{ result: 'signatureFailure', message: 'handOverExpired' }, 'handOverExpired'],
    [{ result: 'formChanged' }, 'formChanged'],
    [{ result: 'ok' }, 'ok'],
  ])('returns the reason of %j', async (answer, key) => {
    const lost = { kind: 'lost', reason: { key, args: [] }, broken: [] };
    expect(await restore(answer)).toEqual(lost);
  });

  it('returns the reason of each invalid signature', async () => {
    const brokenSignatures = [{ signField: 'a', message: 'signature_changed' }];
    expect(await restore({ result: 'signatureFailure', brokenSignatures })).toMatchObject({
      broken: [{ fieldId: 'a', reason: { key: 'signature_changed', args: [] } }],
    });
  });

  it('returns a refusal of the call as the reason', async () => {
    expect(await restore(refused('formNotFound'))).toEqual({
      kind: 'lost',
      reason: { key: 'formNotFound', args: [] },
      broken: [],
    });
  });

  it.each([new CallError({ kind: 'busy' }), new TypeError('defect')])(
    'throws %s',
    async (error) => {
      await expect(restore(error)).rejects.toBe(error);
    },
  );
});
