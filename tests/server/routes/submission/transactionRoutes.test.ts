import { describe, expect, it } from 'vitest';
import { transactionRoutes } from '../../../../server/routes/submission/transactionRoutes.ts';
import { fakeCall, routeOfFile, SITTING, SITTINGS } from '../../support/routeOfFile.ts';

const CREATE = '/api/submission/createTransaction';
const POLL = '/api/submission/poll/PAY1';
const BODY = { paymentAmount: '380.00', submissionId: 'SUB1' };
const createTransaction = fakeCall();
const pollTransaction = fakeCall();
const { call, callOfOther } = routeOfFile((app) =>
  app.register(transactionRoutes, {
    services: {
      createTransaction: createTransaction.service,
      pollTransaction: pollTransaction.service,
    } as never,
    sittings: SITTINGS,
  }),
);

describe('transactionRoutes: POST createTransaction', () => {
  it('returns the transaction and its token', async () => {
    createTransaction.returns({ result: 'ok', transactionId: 'PAY1', webToken: 'token' });
    const answer = await call(CREATE, BODY);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { result: 'ok', transactionId: 'PAY1', webToken: 'token' },
    ]);
    const submissionId = 'SUB1';
    expect(createTransaction.inputs).toEqual([
      { submissionId, amountCents: 38_000, sitting: SITTING },
    ]);
  });

  const ERROR = { path: '/name', key: 'validation_required', args: [1] };

  it.each([
    [{ result: 'processing', transactionId: 'PAY1' }, { transactionId: 'PAY1' }],
    [{ result: 'paidDataLocked', transactionId: 'PAY1' }, { transactionId: 'PAY1' }],
    [{ result: 'paidDataLocked', transactionId: undefined }, {}],
    [{ result: 'validationError', errors: [ERROR] }, { validationErr: [ERROR] }],
    [{ result: 'amountMismatch', amountCents: 42_000 }, { paymentAmount: '420.00' }],
    [{ result: 'signatureRequired', invalidSignatures: ['a'] }, { invalidSignatures: ['a'] }],
    [{ result: 'signatureFailure', invalidSignatures: ['a'] }, { invalidSignatures: ['a'] }],
    [{ result: 'paymentNotRepeatable' }, {}],
    [{ result: 'formChanged' }, {}],
  ])('returns the refusal %j without a token', async (result, more) => {
    createTransaction.returns(result);
    const answer = await call(CREATE, BODY);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { result: result.result, message: result.result, ...more },
    ]);
  });

  it.each([
    [{ ...BODY, paymentAmount: '-1' }],
    [{ ...BODY, paymentAmount: 380 }],
    [{ paymentAmount: '380.00' }],
  ])('B-30: opens nothing for the body %j', async (body) => {
    expect((await call(CREATE, body)).statusCode).toBe(400);
    expect(createTransaction.inputs).toEqual([]);
  });

  it('T-36: answers 404 for the submission of another sitting', async () => {
    expect((await call(CREATE, BODY)).statusCode).toBe(404);
    expect((await callOfOther(CREATE, BODY)).statusCode).toBe(404);
    expect(createTransaction.inputs).toHaveLength(1);
  });
});

describe('transactionRoutes: GET poll', () => {
  it('returns the state of the payment', async () => {
    const state = { status: 'REJT', description: 'Declined', canRetry: true };
    pollTransaction.returns({ transactionId: 'PAY1', ...state, rejectReasonCode: 'R7' });
    const answer = await call(POLL);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...state, rejectreasoncode: 'R7' }]);
    expect(pollTransaction.inputs).toEqual(['PAY1']);
  });

  it('T-36: answers 404 for the payment of another sitting', async () => {
    expect((await call(POLL)).statusCode).toBe(404);
    expect((await callOfOther(POLL)).statusCode).toBe(404);
    expect(pollTransaction.inputs).toHaveLength(1);
  });
});
