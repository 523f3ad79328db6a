import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { StoreError } from '../../../../server/ports/store/SubmissionStore.ts';
import { saveRoutes } from '../../../../server/routes/submission/saveRoutes.ts';
import { CURRENT_HASH, EARLIER_HASH, ENDED_HASH, routeForms } from '../../support/routeForms.ts';
import { fakeCall, routeOfFile, SITTING, SITTINGS } from '../../support/routeOfFile.ts';

const SAVE = '/api/submission/submitFormBeforePayment/LR164';
const UPDATE = '/api/submission/updateFormBeforePayment';
const body = (formData: object, detail: object = {}) => ({
  formData,
  submissionDetail: { lang: 'TradChn', ...detail },
});
const NAME = { name: 'CHAN TAI MAN' };
const SAVED = { result: 'ok', submissionId: 'SUB1', amountCents: 38_000, invalidSignatures: ['a'] };
const ON_WIRE = {
  result: 'ok',
  submissionId: 'SUB1',
  paymentAmount: '380.00',
  invalidSignatures: ['a'],
};
const saveSubmission = fakeCall();
const updateSubmission = fakeCall();
const definitionOf = fakeCall();
const refreshed: unknown[] = [];
const { call, callOfOther } = routeOfFile((app) =>
  app.register(saveRoutes, {
    services: {
      saveSubmission: saveSubmission.service,
      updateSubmission: updateSubmission.service,
      definitionOf: definitionOf.service,
      refreshPreviousPayment: async (...given: unknown[]) => void refreshed.push(given),
    } as never,
    forms: routeForms(),
    sittings: SITTINGS,
  }),
);
const withHeaders = (headers: Readonly<Record<string, string>>) => ({ headers });

describe('saveRoutes: POST submitFormBeforePayment', () => {
  it('stores the answers under a capability of their own', async () => {
    saveSubmission.returns(SAVED);
    const answer = await callOfOther(SAVE, body(NAME));
    expect([answer.statusCode, answer.json()]).toEqual([200, ON_WIRE]);
    const [, value = ''] = /^sitting=([\w-]{43});/.exec(String(answer.headers['set-cookie'])) ?? [];
    expect(saveSubmission.inputs).toEqual([
      {
        formData: NAME,
        files: [],
        formCode: 'LR164',
        definitionHash: CURRENT_HASH,
        language: 'zh-Hant',
        idempotencyKey: undefined,
        sitting: createHash('sha256').update(value).digest('hex'),
      },
    ]);
  });

  it('passes on the definition of the page, the key and the files', async () => {
    saveSubmission.returns(SAVED);
    const file = { name: 'scan.pdf', type: 'application/pdf', file: 'AAAA' };
    const headers = { 'form-definition': EARLIER_HASH, 'idempotency-key': 'k'.repeat(16) };
    await call(SAVE, body({ file }), withHeaders(headers));
    expect(saveSubmission.inputs).toMatchObject([
      {
        definitionHash: EARLIER_HASH,
        idempotencyKey: 'k'.repeat(16),
        files: [{ content: Buffer.alloc(3) }],
        formData: { file: { name: 'scan.pdf', size: 3 } },
      },
    ]);
  });

  it('B-33: asks about the previous payment before it saves', async () => {
    refreshed.length = 0;
    saveSubmission.returns(SAVED);
    await call(SAVE, body(NAME));
    expect(refreshed).toEqual([]);
    await call(SAVE, body(NAME, { previousGcisTxnId: 'PAY1' }));
    expect(refreshed).toEqual([['PAY1', [SITTING]]]);
  });

  it('F8: refuses the key of another call with 409, without a capability', async () => {
    saveSubmission.returns({ refused: 'conflict' });
    const answer = await call(SAVE, body(NAME), withHeaders({ 'idempotency-key': 'k'.repeat(16) }));
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([409, undefined]);
  });

  it('answers 502 when the store is busy, without a capability', async () => {
    saveSubmission.returns(new StoreError('busy', 'secret detail'));
    const answer = await call(SAVE, body(NAME));
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([502, undefined]);
    expect(answer.body).not.toContain('secret');
  });

  it.each([
    ['an ended definition', { 'form-definition': ENDED_HASH }, SAVE, body(NAME), 200],
    ['a short key', { 'idempotency-key': 'short' }, SAVE, body(NAME), 400],
    ['an unknown form', {}, SAVE.replace('LR164', 'LR999'), body(NAME), 404],
    ['an unknown answer', {}, SAVE, body({ other: 1 }), 400],
    ['a body without answers', {}, SAVE, { submissionDetail: { lang: 'Eng' } }, 400],
  ])('stores nothing for %s', async (_, headers, url, payload, status) => {
    const answer = await call(url, payload, withHeaders(headers as Record<string, string>));
    expect(answer.statusCode).toBe(status);
    if (status === 200) expect(answer.json().result).toBe('formChanged');
    expect(saveSubmission.inputs).toEqual([]);
  });
});

describe('saveRoutes: POST updateFormBeforePayment', () => {
  const detail = { submissionId: 'SUB1', signedFields: [{ signField: 'a' }] };

  it('replaces the answers, with the signatures that the page shows', async () => {
    updateSubmission.returns(SAVED);
    const answer = await call(`${UPDATE}/LR164`, body(NAME, detail));
    expect([answer.statusCode, answer.json()]).toEqual([200, ON_WIRE]);
    expect(updateSubmission.inputs).toEqual([
      {
        formData: NAME,
        files: [],
        sitting: SITTING,
        formCode: 'LR164',
        submissionId: 'SUB1',
        definitionHash: CURRENT_HASH,
        language: 'zh-Hant',
        signedFields: ['a'],
      },
    ]);
  });

  it('finds the form of the submission when the path does not name it', async () => {
    updateSubmission.returns(SAVED);
    definitionOf.returns(EARLIER_HASH);
    const { signedFields: _, ...unsigned } = detail;
    expect((await call(UPDATE, body(NAME, unsigned))).json()).toEqual(ON_WIRE);
    expect(definitionOf.inputs).toEqual(['SUB1']);
    expect(updateSubmission.inputs).toMatchObject([{ formCode: 'LR164', signedFields: undefined }]);
  });

  it.each([
    [undefined, 404],
    ['d'.repeat(64), 404],
  ])('updates nothing for a submission of the definition %s', async (hash, status) => {
    definitionOf.returns(hash);
    expect((await call(UPDATE, body(NAME, detail))).statusCode).toBe(status);
    expect(updateSubmission.inputs).toEqual([]);
  });

  it('T-36: answers 404 for the submission of another sitting', async () => {
    expect((await call(`${UPDATE}/LR164`, body(NAME, detail))).statusCode).toBe(404);
    expect((await callOfOther(`${UPDATE}/LR164`, body(NAME, detail))).statusCode).toBe(404);
    expect(updateSubmission.inputs).toHaveLength(1);
  });

  it('T-03: reports locked answers, and an ended definition', async () => {
    updateSubmission.returns({ result: 'paidDataLocked', submissionId: 'SUB1' });
    expect((await call(`${UPDATE}/LR164`, body(NAME, detail))).json()).toEqual({
      result: 'paidDataLocked',
      message: 'paidDataLocked',
      submissionId: 'SUB1',
    });
    const headers = { 'form-definition': ENDED_HASH };
    const ended = await call(`${UPDATE}/LR164`, body(NAME, detail), withHeaders(headers));
    expect(ended.json()).toEqual({ result: 'formChanged', message: 'formChanged' });
  });
});
