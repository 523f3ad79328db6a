import { describe, expect, it } from 'vitest';
import { receiptTokenOf } from '../../../../server/adapters/payment/sandbox/receiptToken.ts';
import { NOTIFICATION_KEY } from '../../../support/testPortal.ts';
import { paymentPortal } from '../../support/paymentPortal.ts';

const at = paymentPortal();
const { call, opened, payment, wire } = at;
const PATH = '/api/payment/updatepayment';
const STRANGER = `sitting=${'d'.repeat(43)}`;

/** Starts a payment at the bank; no notification reports the decision to the portal. */
async function startedPayment() {
  const transaction = await opened();
  const web = await call('/api/payment/web/visa', payment(wire(transaction)));
  const chargeId = new URL(web.json().redirecturl).pathname.split('/').at(-1) ?? '';
  const { transactionId } = transaction;
  const decide = (status: 'APPR' | 'REJT') =>
    at.portal.charges.change(chargeId, { status, updatedAt: at.portal.clock.now() });
  return { ...transaction, chargeId, decide, receipt: receiptFor(transactionId) };
}

function receiptFor(transactionId: string) {
  return {
    transactionid: transactionId,
    receipttoken: receiptTokenOf(NOTIFICATION_KEY, transactionId),
  };
}

const attemptOf = (id: string) => at.portal.store.attempts.find(id);

describe('updatePaymentRoute: POST /api/payment/updatepayment', () => {
  it('asks the bank, and completes the form after an approval without a notification', async () => {
    const { submissionId, transactionId, decide, receipt } = await startedPayment();
    await decide('APPR');
    const answer = await call(PATH, receipt);
    expect([answer.statusCode, answer.json().status]).toEqual([200, 'APPR']);
    expect(await at.portal.store.submissions.find(submissionId)).toMatchObject({
      status: 'SUBMITTED',
      paidAttemptId: transactionId,
    });
    const events = await at.portal.store.events.ofSubmission(submissionId);
    expect(events.find(({ kind }) => kind === 'payment.approved')?.detail).toMatchObject({
      source: 'receipt',
    });
  });

  it('returns the status of a pending payment and of a rejected payment', async () => {
    const { decide, receipt } = await startedPayment();
    expect((await call(PATH, receipt)).json()).toMatchObject({ status: 'IN_PROCESS' });
    await decide('REJT');
    expect((await call(PATH, receipt)).json()).toMatchObject({ status: 'REJT', canRetry: true });
  });

  it('T-06: answers 403 for a forged receipt after an approval, and changes nothing', async () => {
    const { submissionId, transactionId, decide, receipt } = await startedPayment();
    await decide('APPR');
    for (const receipttoken of ['guess', `${receipt.receipttoken}x`, 'a'.repeat(500)]) {
      const forged = await call(PATH, { ...receipt, receipttoken });
      expect([forged.statusCode, forged.json().error]).toEqual([403, 'RECEIPT_TOKEN']);
    }
    expect(await attemptOf(transactionId)).toMatchObject({ status: 'PENDING' });
    expect(await at.portal.store.submissions.find(submissionId)).toMatchObject({
      status: 'PAYING',
    });
  });

  it('answers for the transaction of another sitting as for an unknown transaction', async () => {
    const { transactionId, receipt } = await startedPayment();
    const unknown = await call(PATH, receiptFor('NOSUCH'));
    const foreign = await call(PATH, receipt, STRANGER);
    const withoutCookie = await call(PATH, receipt, '');
    const bodies = [unknown, foreign, withoutCookie].map((answer) => {
      const { reference: _, ...body } = answer.json();
      return [answer.statusCode, body];
    });
    expect(bodies[0]?.[0]).toBe(404);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
    expect(await attemptOf(transactionId)).toMatchObject({ status: 'PENDING' });
  });

  it('refuses a receipt for a payment that never reached the bank', async () => {
    const { transactionId } = await opened();
    const answer = await call(PATH, receiptFor(transactionId));
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'RECEIPT_TOKEN']);
  });

  it('answers 502 while the bank does not respond, and does not change the payment', async () => {
    const { transactionId, chargeId, receipt } = await startedPayment();
    await at.portal.charges.setFailing(chargeId, true);
    const answer = await call(PATH, receipt);
    expect([answer.statusCode, answer.json().error]).toEqual([502, 'GATEWAY_BUSY']);
    expect(await attemptOf(transactionId)).toMatchObject({ status: 'PENDING' });
  });

  it('returns the recorded status of a paid form, without the bank', async () => {
    const { chargeId, decide, receipt } = await startedPayment();
    await decide('APPR');
    await call(PATH, receipt);
    await at.portal.charges.setFailing(chargeId, true);
    expect((await call(PATH, { ...receipt, receipttoken: 'any' })).json().status).toBe('APPR');
  });

  it.each<[string, Record<string, unknown>]>([
    ['no token', { receipttoken: undefined }],
    ['an empty token', { receipttoken: '' }],
    ['a token that is too long', { receipttoken: 'a'.repeat(501) }],
    ['a token with a space', { receipttoken: 'a b' }],
    ['a token with a line break', { receipttoken: 'a\nb' }],
    ['a token that is not a string', { receipttoken: ['a'] }],
    ['no transaction', { transactionid: undefined }],
    ['a transaction that is a path', { transactionid: '../status' }],
    ['a transaction that is too long', { transactionid: 'a'.repeat(101) }],
    ['an unexpected status', { status: 'APPR' }],
  ])('T-22: refuses a body with %s', async (_, change) => {
    expect((await call(PATH, { ...receiptFor('T1'), ...change })).statusCode).toBe(400);
  });
});
