import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeServices } from '../../../support/fakeServices.ts';
import { testApp } from '../../../support/testApp.ts';
import {
  openedTransaction,
  openTestPortal,
  SITTING,
  savedSubmission,
  startedPayment,
  type TestPortal,
} from '../../../support/testPortal.ts';

/**
 * Rows of a title, the sittings of the caller, the decision of the bank, the known state before
 * the call, and the status after the call.
 */
const CASES: readonly (readonly [
  name: string,
  sittings: readonly string[],
  decision: 'APPR' | 'REJT' | 'INPR',
  known: 'startedPayment' | 'opened' | 'unknown',
  after: string,
])[] = [
  ['records an approved payment of the sitting', [SITTING], 'APPR', 'startedPayment', 'APPROVED'],
  ['records a rejected payment', [SITTING], 'REJT', 'startedPayment', 'REJECTED'],
  [
    'keeps a payment in process at the bank pending',
    [SITTING],
    'INPR',
    'startedPayment',
    'PENDING',
  ],
  [
    'records a payment of an earlier sitting of the browser',
    ['b', SITTING],
    'APPR',
    'startedPayment',
    'APPROVED',
  ],
  ['ignores a payment of another sitting', ['b'], 'APPR', 'startedPayment', 'PENDING'],
  ['ignores a payment for a browser without a sitting', [], 'APPR', 'startedPayment', 'PENDING'],
  ['ignores a payment that never reached the bank', [SITTING], 'INPR', 'opened', 'CREATED'],
  ['ignores an unknown payment', [SITTING], 'APPR', 'unknown', 'PENDING'],
];

describe('refreshPreviousPayment', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  }, 60_000);
  afterAll(() => portal?.close());

  it.each(CASES)('%s', async (_, sittings, decision, known, after) => {
    const { charges, clock, services, store } = portal;
    const { transactionId, submissionId, chargeId } =
      known === 'opened' ? await opened(portal) : await startedPayment(portal);
    await charges.change(chargeId, { status: decision, updatedAt: clock.now() });
    await services.refreshPreviousPayment(known === 'unknown' ? 'NOSUCH' : transactionId, sittings);
    expect(await store.attempts.find(transactionId)).toMatchObject({ status: after });
    const events = await store.events.ofSubmission(submissionId);
    const isOwn = known === 'startedPayment' && sittings.includes(SITTING);
    const noted = events.filter(({ kind }) => kind === 'payment.namedBefore');
    expect(noted).toHaveLength(isOwn ? 1 : 0);
  });

  it('records one event for a payment, also after a second call', async () => {
    const { charges, clock, services, store } = portal;
    const { transactionId, submissionId, chargeId } = await startedPayment(portal);
    await charges.change(chargeId, { status: 'APPR', updatedAt: clock.now() });
    await services.refreshPreviousPayment(transactionId, [SITTING]);
    await services.refreshPreviousPayment(transactionId, [SITTING]);
    const events = await store.events.ofSubmission(submissionId);
    expect(events.filter(({ kind }) => kind === 'payment.namedBefore')).toHaveLength(1);
    expect(await store.submissions.find(submissionId)).toMatchObject({ status: 'SUBMITTED' });
  });
});

async function opened(portal: TestPortal) {
  const submissionId = await savedSubmission(portal);
  return { submissionId, chargeId: '', ...(await openedTransaction(portal, submissionId)) };
}

describe('refreshPreviousPayment: previousGcisTxnId of a saved form', () => {
  const capability = 'c'.repeat(43);
  const sitting = createHash('sha256').update(capability).digest('hex');
  const services = fakeServices();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ deps: { services } });
  }, 60_000);
  afterAll(() => app?.close());
  beforeEach(() => {
    for (const method of Object.values(services)) Reflect.get(method, 'mockClear')?.call(method);
  });

  const save = (verb: string, detail: object) =>
    app.inject({
      method: 'POST',
      url: `/api/submission/${verb}FormBeforePayment/LREAL1`,
      headers: { cookie: `sitting=${capability}`, 'idempotency-key': `k-${Math.random()}` },
      payload: { formData: {}, submissionDetail: { lang: 'Eng', ...detail } },
    });

  it.each([
    ['submit', {}],
    ['update', { submissionId: 'S1' }],
  ])('%sFormBeforePayment refreshes the earlier payment before it saves', async (verb, detail) => {
    const order: string[] = [];
    const { refreshPreviousPayment, saveSubmission, updateSubmission } = services;
    Reflect.get(
      refreshPreviousPayment,
      'mockImplementationOnce',
    )(async () => void order.push('looked'));
    const keeps = verb === 'submit' ? saveSubmission : updateSubmission;
    Reflect.get(
      keeps,
      'mockImplementationOnce',
    )(async () => {
      order.push('saved');
      return { result: 'formChanged' };
    });
    const answer = await save(verb, { ...detail, previousGcisTxnId: 'T-7' });
    expect([answer.statusCode, order]).toEqual([200, ['looked', 'saved']]);
    expect(refreshPreviousPayment).toHaveBeenCalledWith('T-7', [sitting]);
  });

  it('is not called without an earlier payment', async () => {
    await save('submit', {});
    expect(services.refreshPreviousPayment).not.toHaveBeenCalled();
  });

  it.each(['', 'a b', '../x', 'a\u0000', 'a'.repeat(101), 7])(
    'T-22: refuses %j',
    async (previousGcisTxnId) => {
      expect((await save('submit', { previousGcisTxnId })).statusCode).toBe(400);
      expect(services.refreshPreviousPayment).not.toHaveBeenCalled();
    },
  );
});
