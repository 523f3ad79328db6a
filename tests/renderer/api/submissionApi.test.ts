import { describe, expect, it } from 'vitest';
import {
  fetchFormToSign,
  fetchReview,
  fetchSignedForm,
  saveBeforePayment,
  submitByTransaction,
  submitForm,
} from '../../../renderer/api/submissionApi.ts';
import { answeredCall } from '../../support/answeringHttp.ts';

const DATA = { name: 'CHAN' };
const ERRORS = [{ path: '/name', key: 'validation_required', args: [] }];
const COMMON = { withCaptcha: true, definition: 'd1' };
const SIGNED = { fieldId: 'ownerSign', signedBy: 'CHAN', signedAt: '2026-11-20T02:00:00Z' };
const SAVE = { formData: DATA, submissionId: undefined, idempotencyKey: 'k1', signed: [SIGNED] };

describe('fetchReview', () => {
  it.each([
    [false, { lang: 'TradChn' }],
    [true, { lang: 'TradChn', isDraft: true }],
  ])('sends the answers (draft: %s) and returns the PDF', async (isDraft, submissionDetail) => {
    const { call, calls } = answeredCall({ pdfData: 'JVBE' });
    expect(await fetchReview(call, DATA, isDraft)).toEqual({ result: 'ok', pdf: 'JVBE' });
    const body = { formData: DATA, submissionDetail };
    const sent = { ...COMMON, path: '/api/submission/review/LREAL1/0', body };
    expect(calls).toEqual([expect.objectContaining(sent)]);
  });

  it.each([
    [
      { result: 'validationError', validationErr: ERRORS },
      { result: 'validationError', errors: ERRORS },
    ],
    [{ result: 'validationError' }, { result: 'validationError', errors: [] }],
    [{ result: 'paidDataLocked' }, { result: 'paidDataLocked', transactionId: undefined }],
    [{ result: 'formChanged' }, { result: 'refused', message: { key: 'formChanged', args: [] } }],
    [{}, { result: 'refused', message: { key: 'generalErrMsg', args: [] } }],
    [
      {
        result: 'recomputed',
        message: 'amountChanged',
        paymentAmount: '80.00',
        submissionId: 'S1',
      },
      {
        result: 'refused',
        message: { key: 'amountChanged', args: ['80.00'], submissionId: 'S1' },
      },
    ],
  ])('returns the refusal %j', async (answer, refusal) => {
    expect(await fetchReview(answeredCall(answer).call, DATA)).toEqual(refusal);
  });
});

describe('saveBeforePayment', () => {
  const OK = { result: 'ok', submissionId: 'S1' };
  const signedFields = [
    { signField: 'ownerSign', signedBy: 'CHAN', signatureTimestamp: SIGNED.signedAt },
  ];

  it('creates a submission with the key against repeated calls', async () => {
    const { call, calls } = answeredCall(OK);
    await saveBeforePayment(call, SAVE);
    expect(calls).toEqual([
      expect.objectContaining({
        ...COMMON,
        path: '/api/submission/submitFormBeforePayment/LREAL1',
        idempotencyKey: 'k1',
        body: { formData: DATA, submissionDetail: { lang: 'TradChn', signedFields } },
      }),
    ]);
  });

  it('updates a submission, with the transaction of an earlier one', async () => {
    const { call, calls } = answeredCall(OK);
    await saveBeforePayment(call, { ...SAVE, submissionId: 'S1', previousTransactionId: 'T0' });
    const previous = { submissionId: 'S1', previousGcisTxnId: 'T0' };
    expect(calls).toEqual([
      expect.objectContaining({
        path: '/api/submission/updateFormBeforePayment/LREAL1',
        idempotencyKey: undefined,
        body: { formData: DATA, submissionDetail: { lang: 'TradChn', signedFields, ...previous } },
      }),
    ]);
  });

  it.each([
    [{ paymentAmount: '380.05' }, { amountCents: 38_005, invalidSignatures: [] }],
    [{ paymentAmount: '0.00' }, { amountCents: 0, invalidSignatures: [] }],
    [
      { invalidSignatures: ['ownerSign'] },
      { amountCents: undefined, invalidSignatures: ['ownerSign'] },
    ],
  ])('returns the saved submission with %j', async (more, saved) => {
    const { call } = answeredCall({ ...OK, ...more });
    expect(await saveBeforePayment(call, SAVE)).toEqual({ ...OK, ...saved });
  });

  it.each([
    [{ result: 'paidDataLocked' }, 'paidDataLocked'],
    [{ result: 'validationError' }, 'validationError'],
    [{ result: 'ok' }, 'refused'],
    [{ result: 'formChanged', submissionId: 'S1' }, 'refused'],
  ])('saves nothing after %j', async (answer, result) => {
    expect(await saveBeforePayment(answeredCall(answer).call, SAVE)).toMatchObject({ result });
  });
});

describe('submitForm', () => {
  const DONE = { result: 'ok', referenceNumber: 'R1', submissionId: 'S1' };

  it.each([
    [{ amountCents: 38_000, submissionId: 'S1' }, '380.00', { submissionId: 'S1' }],
    [{ amountCents: 0, submissionId: undefined }, '0.00', {}],
    [
      { amountCents: 5, submissionId: undefined, printOnPaper: true },
      '0.05',
      { printOnPaper: true },
    ],
    [{ amountCents: 0, submissionId: undefined, printOnPaper: false }, '0.00', {}],
  ])('sends %j', async (request, amount, detail) => {
    const { call, calls } = answeredCall(DONE);
    await submitForm(call, request);
    const body = { submissionDetail: { lang: 'TradChn', ...detail } };
    const sent = { ...COMMON, path: `/api/submission/LREAL1/${amount}`, body };
    expect(calls).toEqual([expect.objectContaining(sent)]);
  });

  it('sends the answers if the server does not have them', async () => {
    const { call, calls } = answeredCall(DONE);
    await submitForm(call, { amountCents: 0, submissionId: undefined, formData: DATA });
    expect(calls).toMatchObject([{ body: { formData: DATA } }]);
  });

  it('returns the acknowledgement and the document', async () => {
    const facts = {
      submissionTime: '2026-11-20T02:05:00Z',
      paymentTxnNum: 'T1',
      gcisWallet: 'VI',
      paymentMethod: 'visa',
    };
    const signed = { signedFields: ['a'], signedFormHash: 'h', signLaterFields: ['b'] };
    const answer = { ...DONE, ...facts, ...signed, paymentAmount: '380.00', pdfData: 'JVBE' };
    expect(
      await submitForm(answeredCall(answer).call, { amountCents: 38_000, submissionId: 'S1' }),
    ).toEqual({
      output: {
        result: 'ok',
        acknowledgement: {
          referenceNumber: 'R1',
          submissionId: 'S1',
          ...facts,
          ...signed,
          paymentCents: 38_000,
        },
      },
      pdf: 'JVBE',
    });
  });
});

describe('submitByTransaction', () => {
  const output = async (answer: object) =>
    (await submitByTransaction(answeredCall(answer).call, 'T1')).output;

  it('names the transaction, and omits unknown facts of the acknowledgement', async () => {
    const { call, calls } = answeredCall({ result: 'ok', submissionId: 'S1' });
    const { output: done, pdf } = await submitByTransaction(call, 'T1');
    const body = { submissionDetail: { transactionId: 'T1', lang: 'TradChn' } };
    const sent = { ...COMMON, path: '/api/submission/submitFormByTxnId', body };
    expect(calls).toEqual([expect.objectContaining(sent)]);
    expect(pdf).toBeUndefined();
    expect(done).toMatchObject({ acknowledgement: { submissionId: 'S1' } });
    expect(JSON.stringify(done)).not.toMatch(/signed|paymentCents/);
  });

  it.each([
    [
      { result: 'processing', message: 'paymentProcessing' },
      { result: 'processing', message: { key: 'paymentProcessing', args: [] } },
    ],
    [{ result: 'processing' }, { result: 'processing', message: undefined }],
    [
      { result: 'signatureFailure', invalidSignatures: ['a'], message: 'signature_changed' },
      {
        result: 'signatureFailure',
        invalidSignatures: ['a'],
        message: { key: 'signature_changed', args: [] },
      },
    ],
    [
      { result: 'signatureFailure' },
      {
        result: 'signatureFailure',
        invalidSignatures: [],
        message: { key: 'signatureFailure', args: [] },
      },
    ],
    [
      { result: 'validationError', validationErr: ERRORS },
      { result: 'validationError', errors: ERRORS },
    ],
    [
      { result: 'paidDataLocked' },
      { result: 'refused', message: { key: 'paidDataLocked', args: [] } },
    ],
    [
      { result: 'formChanged', message: 'formClosed' },
      { result: 'refused', message: { key: 'formClosed', args: [] } },
    ],
  ])('returns the result of %j', async (answer, expected) => {
    expect(await output(answer)).toEqual(expected);
  });
});

describe('fetchSignedForm, fetchFormToSign', () => {
  it.each([
    ['/api/submission/signedForm', fetchSignedForm],
    ['/api/submission/formToSign', fetchFormToSign],
  ])('requests %s of the submission', async (path, fetch) => {
    const { call, calls } = answeredCall({ pdfData: 'JVBE' });
    expect(await fetch(call, 'S1')).toBe('JVBE');
    expect(calls).toEqual([
      { path, body: { submissionDetail: { submissionId: 'S1', lang: 'TradChn' } } },
    ]);
  });
});
