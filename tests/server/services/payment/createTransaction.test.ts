import { describe, expect, it } from 'vitest';
import type { PaymentAttempt } from '../../../../server/ports/store/PaymentAttempt.ts';
import type { SubmissionStatus } from '../../../../server/ports/store/Submission.ts';
import {
  createTransaction,
  currentTransaction,
} from '../../../../server/services/payment/createTransaction.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import { payByCard, statusOf } from '../../../support/portalPayments.ts';
import { TEST_CODE } from '../../../support/testForm.ts';
import {
  answersFor,
  openedTransaction,
  SITTING,
  savedSubmission,
  startedPayment,
} from '../../../support/testPortal.ts';
import { replaced } from '../../support/replaced.ts';
import { submissionSeenAs } from '../../support/submissionSeenAs.ts';

const DAY_MS = 24 * 60 * 60_000;
const portal = portalOfFile();
const open = (submissionId: string, amountCents = 38_000, sitting = SITTING) =>
  createTransaction(portal().deps, { submissionId, amountCents, sitting });
const attemptsOf = (submissionId: string): Promise<readonly PaymentAttempt[]> =>
  portal().store.attempts.ofSubmission(submissionId);

/** Opens a transaction and cancels it before it is sent to the bank. */
async function openAndCancel(submissionId: string) {
  const opened = await open(submissionId);
  if (opened?.result !== 'ok') throw new Error('Cannot open a transaction');
  await portal().services.cancelPayment({ ...opened, sitting: SITTING });
}

describe('createTransaction', () => {
  it('opens one attempt for the stored amount and answers, with a history event', async () => {
    const submissionId = await savedSubmission(portal());
    const opened = await open(submissionId);
    expect(opened).toEqual({
      result: 'ok',
      transactionId: expect.any(String),
      webToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    const submission = await portal().store.submissions.find(submissionId);
    const { dataHash } = submission ?? {};
    const [attempt, ...more] = await attemptsOf(submissionId);
    expect(more).toEqual([]);
    expect(attempt).toMatchObject({ status: 'CREATED', amountCents: 38_000, dataHash });
    expect(submission?.status).toBe('PAYING');
    expect((await portal().store.events.ofSubmission(submissionId)).at(-1)).toMatchObject({
      kind: 'payment.opened',
      attemptId: attempt?.id,
      detail: { amountCents: 38_000 },
    });
  });

  it('T-02: createTransaction with another amount opens no payment', async () => {
    const submissionId = await savedSubmission(portal());
    for (const amountCents of [0, 1, 37_999, 38_001]) {
      const opened = await open(submissionId, amountCents);
      expect(opened).toEqual({ result: 'amountMismatch', amountCents: 38_000 });
    }
    expect(await attemptsOf(submissionId)).toEqual([]);
    const events = await portal().store.events.ofSubmission(submissionId);
    expect(events.at(-1)).toMatchObject({
      kind: 'submission.amountMismatch',
      detail: { amountCents: 38_000, claimedCents: 38_001 },
    });
  });

  it('finds no submission of another sitting, and none without a fee', async () => {
    const submissionId = await savedSubmission(portal());
    expect(await open(submissionId, 38_000, 'b'.repeat(64))).toBeUndefined();
    expect(await open('no-such-id')).toBeUndefined();
    expect(await open(await savedSubmission(portal(), answersFor(0)), 0)).toBeUndefined();
  });

  it('T-07: returns a live attempt that the bank does not know with a fresh token', async () => {
    const submissionId = await savedSubmission(portal());
    const [one, other] = [await open(submissionId), await open(submissionId)];
    if (one?.result !== 'ok' || other?.result !== 'ok') throw new Error('Cannot open');
    expect(other.transactionId).toBe(one.transactionId);
    expect(other.webToken).not.toBe(one.webToken);
    expect(await attemptsOf(submissionId)).toHaveLength(1);
  });

  it('T-07: opens no second payment while the bank may take money for the first', async () => {
    const { submissionId, transactionId } = await startedPayment(portal());
    expect(await open(submissionId)).toEqual({ result: 'processing', transactionId });
    expect(await attemptsOf(submissionId)).toHaveLength(1);
  });

  it('T-09: a second tab gets the completed payment and no new token', async () => {
    const { submissionId, transactionId, chargeId } = await startedPayment(portal());
    await portal().bank.press(chargeId, 'approve');
    expect(await open(submissionId)).toEqual({ result: 'paidDataLocked', transactionId });
    expect(await attemptsOf(submissionId)).toHaveLength(1);
  });

  it.each<[SubmissionStatus, string]>([
    ['PAID_NEEDS_ACTION', 'paymentNeedsAction'],
    ['ABANDONED', 'formChanged'],
    ['OFFLINE_COMPLETED', 'formChanged'],
    ['SUBMITTED', 'paidDataLocked'],
  ])('refuses a submission that is %s', async (status, result) => {
    const submissionId = await savedSubmission(portal());
    const deps = submissionSeenAs(portal().deps, () => ({ status }));
    const call = { submissionId, amountCents: 38_000, sitting: SITTING };
    expect(await createTransaction(deps, call)).toMatchObject({ result });
    expect(await attemptsOf(submissionId)).toEqual([]);
  });

  it('I4: throws instead of a second live attempt, and changes nothing', async () => {
    const submissionId = await savedSubmission(portal());
    const { store } = portal();
    const insert = async () => false;
    const transact: typeof store.transact = (work) =>
      store.transact((records) =>
        work(replaced(records, { attempts: replaced(records.attempts, { insert }) })),
      );
    const deps = { ...portal().deps, store: replaced(store, { transact }) };
    const opening = createTransaction(deps, {
      submissionId,
      amountCents: 38_000,
      sitting: SITTING,
    });
    await expect(opening).rejects.toThrow('it has a live one');
    expect(await statusOf(portal(), submissionId)).toBe('QUOTED');
  });

  it('refuses another attempt that the bank forbids', async () => {
    const submissionId = await savedSubmission(portal());
    const transaction = await openedTransaction(portal(), submissionId);
    await payByCard(portal(), transaction);
    const charge = await portal().charges.ofAttempt(transaction.transactionId);
    await portal().bank.press(charge?.id ?? '', 'reject');
    const now = portal().clock.now();
    const { annotate } = portal().store.attempts;
    await annotate(transaction.transactionId, now, { canRetry: false });
    expect(await open(submissionId)).toEqual({ result: 'paymentNotRepeatable' });
    await annotate(transaction.transactionId, now, { canRetry: true });
    expect(await open(submissionId)).toMatchObject({ result: 'ok' });
  });

  it('requires the acknowledgement address before the payment, not before the review', async () => {
    const wish = { ...answersFor(1), receiveAckEmail: true };
    const submissionId = await savedSubmission(portal(), wish);
    expect(await open(submissionId)).toEqual({
      result: 'validationError',
      errors: [{ path: '/ackEmail', key: 'validation_required', args: [] }],
    });
    expect(await statusOf(portal(), submissionId)).toBe('QUOTED');
    await portal().services.updateSubmission({
      sitting: SITTING,
      formCode: TEST_CODE,
      files: [],
      language: 'en',
      submissionId,
      formData: { ...wish, ackEmail: 'applicant@example.hk' },
    });
    expect(await open(submissionId)).toMatchObject({ result: 'ok' });
  });
});

describe('createTransaction: the price of a quote', () => {
  it('B-75: an old price applies until it expires, then the new price is returned', async () => {
    const submissionId = await savedSubmission(portal());
    portal().form.setPrice(42_000);
    await openAndCancel(submissionId);
    portal().clock.advance(DAY_MS - 1);
    await openAndCancel(submissionId);
    portal().clock.advance(1);
    expect(await open(submissionId)).toEqual({ result: 'amountMismatch', amountCents: 42_000 });
    expect(await open(submissionId, 42_000)).toMatchObject({ result: 'ok' });
    portal().form.setPrice(38_000);
  });

  it('extends an expired quote of the same price by its whole life', async () => {
    const submissionId = await savedSubmission(portal());
    portal().clock.advance(2 * DAY_MS);
    expect(await open(submissionId)).toMatchObject({ result: 'ok' });
    const { quoteExpiresAt } = (await portal().store.submissions.find(submissionId)) ?? {};
    const { quoteLifeMs } = portal().deps.settings;
    expect(quoteExpiresAt).toEqual(new Date(portal().clock.now().getTime() + quoteLifeMs));
  });

  it('B-75: an expired price of a changed form returns formChanged', async () => {
    const submissionId = await savedSubmission(portal());
    portal().form.republish('hash-of-a-newer-version');
    await openAndCancel(submissionId);
    portal().clock.advance(DAY_MS);
    expect(await open(submissionId)).toEqual({ result: 'formChanged' });
    portal().form.republish('hash-1');
  });
});

describe('currentTransaction', () => {
  it('returns the live transaction of the sitting with a token that can pay', async () => {
    const sitting = 'e'.repeat(64);
    expect(await currentTransaction(portal().deps, sitting)).toBeUndefined();
    const submissionId = await savedSubmission(portal());
    const rows = portal().stores.db.updateTable('submissions').set({ sitting });
    await rows.where('id', '=', submissionId).execute();
    const opened = await open(submissionId, 38_000, sitting);
    const current = await currentTransaction(portal().deps, sitting);
    expect(current).toMatchObject({ transactionId: expect.any(String) });
    expect(current?.transactionId).toBe(opened?.result === 'ok' && opened.transactionId);
    const paid = await portal().services.startWebPayment({
      transactionId: current?.transactionId ?? '',
      webToken: current?.webToken ?? '',
      sitting,
      method: 'visa',
      language: 'en',
    });
    expect(paid).toMatchObject({ redirectUrl: expect.any(String) });
  });

  it('extends the life of an attempt that is not started, and of no other', async () => {
    const sitting = 'f'.repeat(64);
    const submissionId = await savedSubmission(portal());
    const rows = portal().stores.db.updateTable('submissions').set({ sitting });
    await rows.where('id', '=', submissionId).execute();
    await open(submissionId, 38_000, sitting);
    portal().clock.advance(60_000);
    await currentTransaction(portal().deps, sitting);
    const [attempt] = await attemptsOf(submissionId);
    expect(attempt?.updatedAt).toEqual(portal().clock.now());
    const startedAt = portal().clock.now();
    await portal().store.attempts.annotate(attempt?.id ?? '', startedAt, { startedAt });
    portal().clock.advance(60_000);
    await currentTransaction(portal().deps, sitting);
    expect((await attemptsOf(submissionId))[0]?.updatedAt).toEqual(startedAt);
  });
});
