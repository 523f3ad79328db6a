import { describe, expect, it } from 'vitest';
import { receiptTokenOf } from '../../../../server/adapters/payment/sandbox/receiptToken.ts';
import { NOTIFICATION_KEY } from '../../../support/testPortal.ts';
import { paymentPortal } from '../../support/paymentPortal.ts';

const at = paymentPortal();
const { call, opened, payment, wire } = at;
const PATH = '/api/payment/updatepayment';
const STRANGER = `sitting=${'d'.repeat(43)}`;

/** Returns a payment at the bank, whose decision no notification brings to the portal. */
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
  it('has the bank asked: an approval that no notification brought completes the form', async () => {
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

  it('returns the status of a payment that the bank has not decided, or refused', async () => {
    const { decide, receipt } = await startedPayment();
    expect((await call(PATH, receipt)).json()).toMatchObject({ status: 'IN_PROCESS' });
    await decide('REJT');
    expect((await call(PATH, receipt)).json()).toMatchObject({ status: 'REJT', canRetry: true });
  });

  it('T-06: a forged receipt is a 403 that changes nothing, even of money that is there', async () => {
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

  it('answers alike of an unknown transaction and of one that is another sitting’s', async () => {
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

  it('refuses a receipt for a payment that the bank was never sent', async () => {
    const { transactionId } = await opened();
    const answer = await call(PATH, receiptFor(transactionId));
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'RECEIPT_TOKEN']);
  });

  it('is busy while the bank gives no answer, and leaves the payment as it is', async () => {
    const { transactionId, chargeId, receipt } = await startedPayment();
    await at.portal.charges.setFailing(chargeId, true);
    const answer = await call(PATH, receipt);
    expect([answer.statusCode, answer.json().error]).toEqual([502, 'GATEWAY_BUSY']);
    expect(await attemptOf(transactionId)).toMatchObject({ status: 'PENDING' });
  });

  it('says of a paid form what is known, whatever the bank would say', async () => {
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
    ['a token that is no text', { receipttoken: ['a'] }],
    ['no transaction', { transactionid: undefined }],
    ['a transaction that is a path', { transactionid: '../status' }],
    ['a transaction that is too long', { transactionid: 'a'.repeat(101) }],
    ['a status of its own', { status: 'APPR' }],
  ])('T-22: takes no body with %s', async (_, change) => {
    expect((await call(PATH, { ...receiptFor('T1'), ...change })).statusCode).toBe(400);
  });
});
