import { describe, expect, it } from 'vitest';
import { submitRoutes } from '../../../../server/routes/submission/submitRoutes.ts';
import { CURRENT_HASH, ENDED_HASH, routeForms } from '../../support/routeForms.ts';
import { fakeCall, routeOfFile, SITTING, SITTINGS } from '../../support/routeOfFile.ts';

const FREE = '/api/submission/LR164/0';
const BY_TRANSACTION = '/api/submission/submitFormByTxnId';
const body = (detail: object = {}, formData?: object) => ({
  ...(formData && { formData }),
  submissionDetail: { lang: 'Eng', ...detail },
});
const DONE = {
  result: 'ok',
  submissionId: 'SUB1',
  referenceNumber: 'LR164-261120-000001',
  submittedAt: new Date('2026-11-20T02:00:00Z'),
  amountCents: 38_000,
  transactionId: 'PAY1',
  method: 'visa',
  dataHash: 'd1',
};
const ON_WIRE = {
  result: 'ok',
  submissionId: 'SUB1',
  referenceNumber: 'LR164-261120-000001',
  submissionTime: '2026-11-20T02:00:00.000Z',
  paymentAmount: '380.00',
  paymentTxnNum: 'PAY1',
  paymentMethod: 'visa',
  gcisWallet: 'VI',
};
const submitForm = fakeCall();
const readByTransaction = fakeCall();
const { call, callOfOther } = routeOfFile((app) =>
  app.register(submitRoutes, {
    services: {
      submitForm: submitForm.service,
      readByTransaction: readByTransaction.service,
    } as never,
    forms: routeForms(),
    sittings: SITTINGS,
  }),
);

describe('submitRoutes: POST {formCode}/{amount}', () => {
  it('reads the result of a stored form in the sitting of the browser', async () => {
    submitForm.returns(DONE);
    const answer = await call('/api/submission/LR164/380.00', body({ submissionId: 'SUB1' }));
    expect([answer.statusCode, answer.json()]).toEqual([200, ON_WIRE]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(submitForm.inputs).toEqual([
      {
        formData: undefined,
        files: [],
        amountCents: 38_000,
        formCode: 'LR164',
        definitionHash: CURRENT_HASH,
        language: 'en',
        submissionId: 'SUB1',
        printOnPaper: false,
        idempotencyKey: undefined,
        sitting: SITTING,
      },
    ]);
  });

  it('submits a new form under a capability of its own', async () => {
    submitForm.returns(DONE);
    const detail = { printOnPaper: true };
    const answer = await call(FREE, body(detail, { name: 'CHAN TAI MAN' }), {
      headers: { 'idempotency-key': 'k'.repeat(16) },
    });
    expect([answer.statusCode, answer.json().result]).toEqual([200, 'ok']);
    expect(String(answer.headers['set-cookie'])).toMatch(/^sitting=[\w-]{43}/);
    expect(submitForm.inputs).toMatchObject([
      {
        formData: { name: 'CHAN TAI MAN' },
        amountCents: 0,
        printOnPaper: true,
        idempotencyKey: 'k'.repeat(16),
        submissionId: undefined,
      },
    ]);
    expect(submitForm.inputs).not.toMatchObject([{ sitting: SITTING }]);
  });

  it('B-31 T-01: reports another amount as a result, not as a failure', async () => {
    submitForm.returns({ result: 'amountMismatch', submissionId: 'SUB1', amountCents: 38_000 });
    const answer = await call('/api/submission/LR164/1', body({ submissionId: 'SUB1' }));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        result: 'amountMismatch',
        message: 'amountMismatch',
        submissionId: 'SUB1',
        paymentAmount: '380.00',
      },
    ]);
  });

  it.each([['/api/submission/LR164/-1'], ['/api/submission/LR164/0380']])(
    'B-30: submits nothing for %s',
    async (url) => {
      const answer = await call(url, body({ submissionId: 'SUB1' }));
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'BAD_AMOUNT']);
      expect(submitForm.inputs).toEqual([]);
    },
  );

  it.each([[{}], [{ submissionId: 'SUB1' }]])(
    'F8: answers 409 for a conflict: %j',
    async (detail) => {
      submitForm.returns({ refused: 'conflict' });
      const answer = await call(FREE, body(detail));
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([409, undefined]);
    },
  );

  it('T-36: answers 404 for the form of another sitting, and asks nothing without one', async () => {
    expect((await call(FREE, body({ submissionId: 'SUB1' }))).statusCode).toBe(404);
    expect(submitForm.inputs).toHaveLength(1);
    expect((await callOfOther(FREE, body({ submissionId: 'SUB1' }))).statusCode).toBe(404);
    expect(submitForm.inputs).toHaveLength(1);
  });

  it('submits nothing with an ended definition, or for an unknown form', async () => {
    const headers = { 'form-definition': ENDED_HASH };
    const ended = await call(FREE, body(), { headers });
    expect(ended.json()).toEqual({ result: 'formChanged', message: 'formChanged' });
    expect((await call('/api/submission/LR999/0', body())).statusCode).toBe(404);
    expect(submitForm.inputs).toEqual([]);
  });
});

describe('submitRoutes: POST submitFormByTxnId', () => {
  const BODY = { submissionDetail: { transactionId: 'PAY1' } };

  it('reads the result by its transaction', async () => {
    readByTransaction.returns(DONE);
    const answer = await call(BY_TRANSACTION, BODY);
    expect([answer.statusCode, answer.json()]).toEqual([200, ON_WIRE]);
    expect(readByTransaction.inputs).toEqual(['PAY1']);
    expect(submitForm.inputs).toEqual([]);
  });

  it('T-36: answers 404 for another sitting', async () => {
    expect((await call(BY_TRANSACTION, BODY)).statusCode).toBe(404);
    expect((await callOfOther(BY_TRANSACTION, BODY)).statusCode).toBe(404);
  });
});
