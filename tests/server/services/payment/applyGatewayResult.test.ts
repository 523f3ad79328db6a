import { describe, expect, it } from 'vitest';
import {
  type GatewayAnswer,
  GatewayError,
} from '../../../../server/ports/payment/PaymentGateway.ts';
import { applyGatewayResult } from '../../../../server/services/payment/applyGatewayResult.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import { openedTransaction, SITTING, startedPayment } from '../../../support/testPortal.ts';

const portal = portalOfFile();
const apply = (id: string) => applyGatewayResult(portal().deps, id, 'notification');
const attemptOf = (id: string) => portal().store.attempts.find(id);
const submissionOf = (id: string) => portal().store.submissions.find(id);

/** Starts a payment whose gateway returns this answer. */
async function answering(answer: Partial<GatewayAnswer>) {
  const payment = await startedPayment(portal());
  const { replaced, clock } = portal();
  replaced.status = async () => ({
    code: 'APPR',
    description: 'given',
    canRetry: false,
    amountCents: 38_000,
    currency: 'HKD',
    settledAt: clock.now(),
    ...answer,
  });
  return payment;
}

describe('applyGatewayResult', () => {
  it.each<[string, Partial<GatewayAnswer>, string, string | undefined, string]>([
    ['an approval', {}, 'APPROVED', 'APPLIED', 'SUBMITTED'],
    [
      'an approval of another amount',
      { amountCents: 1 },
      'APPROVED',
      'NEEDS_ACTION',
      'PAID_NEEDS_ACTION',
    ],
    [
      'an approval in another currency',
      { currency: 'USD' },
      'APPROVED',
      'NEEDS_ACTION',
      'PAID_NEEDS_ACTION',
    ],
    ['a rejection', { code: 'REJT' }, 'REJECTED', undefined, 'QUOTED'],
    ['a cancellation', { code: 'CANC' }, 'CANCELLED', undefined, 'QUOTED'],
    ['a payment in process', { code: 'INPR' }, 'PENDING', undefined, 'PAYING'],
  ])('applies %s', async (_title, answer, status, disposition, submission) => {
    const { submissionId, transactionId } = await answering(answer);
    expect(await apply(transactionId)).toMatchObject({ transactionId });
    const attempt = await attemptOf(transactionId);
    expect(attempt?.status).toBe(status);
    expect(attempt?.disposition).toBe(disposition);
    expect((await submissionOf(submissionId))?.status).toBe(submission);
  });

  it('keeps the payment open when the gateway fails', async () => {
    const { submissionId, transactionId } = await startedPayment(portal());
    portal().replaced.status = () =>
      Promise.reject(new GatewayError('serverError', 'Cannot query: status 500'));
    await apply(transactionId);
    expect((await attemptOf(transactionId))?.status).toBe('UNKNOWN');
    expect((await submissionOf(submissionId))?.status).toBe('PAYING');
  });

  it('does not query again after an approval', async () => {
    const { transactionId } = await answering({});
    await apply(transactionId);
    portal().asked.length = 0;
    expect(await apply(transactionId)).toMatchObject({ status: 'APPR' });
    expect(portal().asked).toEqual([]);
  });

  it('refunds the second of two approvals', async () => {
    const { submissionId, transactionId } = await answering({ code: 'CANC', canRetry: true });
    await apply(transactionId);
    const second = await openedTransaction(portal(), submissionId);
    const call = { ...second, sitting: SITTING, method: 'visa', language: 'en' } as const;
    await portal().services.startWebPayment(call);
    portal().replaced.status = async () => ({
      code: 'APPR',
      description: '',
      canRetry: false,
      amountCents: 38_000,
      currency: 'HKD',
    });
    await apply(transactionId);
    await apply(second.transactionId);
    const all = await portal().store.attempts.ofSubmission(submissionId);
    expect(all.map(({ disposition }) => disposition).toSorted()).toEqual(['APPLIED', 'REFUND_DUE']);
  });

  it('cancels another payment at the gateway after an approval', async () => {
    const { submissionId, transactionId } = await answering({ code: 'CANC', canRetry: true });
    await apply(transactionId);
    const second = await openedTransaction(portal(), submissionId);
    const call = { ...second, sitting: SITTING, method: 'visa', language: 'en' } as const;
    await portal().services.startWebPayment(call);
    portal().replaced.status = async () => ({
      code: 'APPR',
      description: '',
      canRetry: false,
      amountCents: 38_000,
      currency: 'HKD',
    });
    portal().asked.length = 0;
    await apply(transactionId);
    expect(portal().asked).toEqual(['status', 'cancel']);
    expect((await attemptOf(second.transactionId))?.status).toBe('CANCELLED');
  });

  it('records an unknown transaction', async () => {
    expect(await apply('PAY-NEVER')).toBeUndefined();
    const { db } = portal().stores;
    const found = await db
      .selectFrom('submissionEvents')
      .select(['kind'])
      .where('attemptId', '=', 'PAY-NEVER')
      .execute();
    expect(found).toEqual([{ kind: 'payment.orphan' }]);
  });
});
