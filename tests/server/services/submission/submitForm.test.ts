import { describe, expect, it } from 'vitest';
import { E_CHEQUE_WIDGET } from '#engine';
import type { ServiceDeps } from '../../../../server/services/contract/ServiceDeps.ts';
import type { SubmitInput } from '../../../../server/services/contract/SubmissionServices.ts';
import { saveSubmission } from '../../../../server/services/submission/saveSubmission.ts';
import {
  definitionOf,
  readByTransaction,
  submitForm,
} from '../../../../server/services/submission/submitForm.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import { statusOf } from '../../../support/portalPayments.ts';
import { TEST_CODE } from '../../../support/testForm.ts';
import {
  answersFor,
  SITTING,
  savedSubmission,
  startedPayment,
} from '../../../support/testPortal.ts';
import { attachedFile, withFileField } from '../../support/fileField.ts';
import { submissionSeenAs } from '../../support/submissionSeenAs.ts';

const STRANGER = 'b'.repeat(64);
const DAY_MS = 24 * 60 * 60_000;
const portal = portalOfFile();
const CALL: SubmitInput = {
  sitting: SITTING,
  formCode: TEST_CODE,
  amountCents: 0,
  files: [],
  language: 'en',
  printOnPaper: false,
};
const submitWith = (more: Partial<SubmitInput>) => submitForm(portal().deps, { ...CALL, ...more });
const submit = (submissionId: string, amountCents: number, more: Partial<SubmitInput> = {}) =>
  submitWith({ submissionId, amountCents, ...more });

describe('submitForm: the amount that a browser sends', () => {
  it('T-01, B-31: a path amount other than the computed fee is refused and recorded', async () => {
    const { submissionId, chargeId } = await startedPayment(portal());
    await portal().bank.press(chargeId, 'approve');
    for (const amountCents of [0, 1, 37_999, 38_001, 3_800_000]) {
      expect(await submit(submissionId, amountCents)).toEqual({
        result: 'amountMismatch',
        submissionId,
        amountCents: 38_000,
      });
    }
    expect(await submit(submissionId, 38_000)).toMatchObject({ result: 'ok' });
    const events = await portal().store.events.ofSubmission(submissionId);
    const noted = events.filter(({ kind }) => kind === 'submission.amountMismatch');
    expect(noted.map(({ detail }) => detail.claimedCents)).toEqual([
      0, 1, 37_999, 38_001, 3_800_000,
    ]);
  });

  it('T-01: a payable form is not submitted with an amount of zero', async () => {
    const submissionId = await savedSubmission(portal());
    expect(await submit(submissionId, 0)).toMatchObject({ result: 'amountMismatch' });
    expect(await submit(submissionId, 38_000)).toMatchObject({ result: 'paymentRequired' });
    const whole = await submitWith({ formData: answersFor(1) });
    expect(whole).toMatchObject({ result: 'amountMismatch', amountCents: 38_000 });
  });

  it('B-75: a form with a free quote is submitted free until the quote expires', async () => {
    portal().form.setPrice(0);
    const [early, late] = [await savedSubmission(portal()), await savedSubmission(portal())];
    portal().form.setPrice(42_000);
    expect(await submit(early, 0)).toMatchObject({ result: 'ok', amountCents: 0 });
    portal().clock.advance(DAY_MS);
    const dearer = { result: 'amountMismatch', submissionId: late, amountCents: 42_000 };
    expect(await submit(late, 0)).toEqual(dearer);
    expect(await submit(late, 0)).toEqual(dearer);
    expect(await submit(late, 42_000)).toMatchObject({ result: 'paymentRequired' });
    portal().form.setPrice(38_000);
  });
});

describe('submitForm: a free form that was stored', () => {
  it('is submitted once, with its stored answers', async () => {
    const submissionId = await savedSubmission(portal(), answersFor(0));
    const done = await submit(submissionId, 0);
    expect(done).toMatchObject({
      result: 'ok',
      submissionId,
      referenceNumber: expect.stringMatching(/^LRTEST-/),
    });
    expect(await submit(submissionId, 0)).toEqual(done);
    expect(await statusOf(portal(), submissionId)).toBe('SUBMITTED');
  });

  it('is submitted with the received answers instead of the stored ones', async () => {
    const submissionId = await savedSubmission(portal(), answersFor(0));
    const before = await portal().store.submissions.find(submissionId);
    const formData = { ...answersFor(0), name: 'WONG SIU MING' };
    expect(await submit(submissionId, 0, { formData })).toMatchObject({ result: 'ok' });
    const after = await portal().store.submissions.find(submissionId);
    expect(after?.dataHash).not.toBe(before?.dataHash);
  });

  it('is not submitted when the received answers have a fee', async () => {
    const submissionId = await savedSubmission(portal(), answersFor(0));
    expect(await submit(submissionId, 0, { formData: answersFor(1) })).toEqual({
      result: 'amountMismatch',
      submissionId,
      amountCents: 38_000,
    });
    expect(await statusOf(portal(), submissionId)).toBe('QUOTED');
  });

  it.each<[string, Readonly<Record<string, unknown>>, object]>([
    ['a missing answer', { orders: 0 }, { result: 'validationError' }],
    ['a missing signature', answersFor(0, { sign: true }), { invalidSignatures: ['ownerSign'] }],
  ])('is not submitted with %s', async (_, formData, expected) => {
    const submissionId = await savedSubmission(portal(), answersFor(0));
    expect(await submit(submissionId, 0, { formData })).toMatchObject(expected);
    expect(await statusOf(portal(), submissionId)).toBe('QUOTED');
  });

  it('names the submission that lacks its signature', async () => {
    const submissionId = await savedSubmission(portal(), answersFor(0, { sign: true }));
    expect(await submit(submissionId, 0)).toEqual({
      result: 'signatureRequired',
      submissionId,
      invalidSignatures: ['ownerSign'],
    });
  });
});

describe('submitForm: a free form that changes meanwhile', () => {
  it('is not submitted once it is submitted by another call', async () => {
    const submissionId = await savedSubmission(portal(), answersFor(0));
    const deps = submissionSeenAs(portal().deps, (reads) =>
      reads === 1 ? {} : { status: 'SUBMITTED' },
    );
    const answer = await submitForm(deps, { ...CALL, submissionId, formData: answersFor(0) });
    expect(answer).toEqual({ result: 'paidDataLocked', submissionId, amountCents: 0 });
  });

  it('is not submitted with an e-Cheque that has expired since', async () => {
    const { incoming, answer } = attachedFile('a cheque', 'cheque.pdf');
    const expired = { fault: 'validation_eCheque_expired' };
    const cheque = { payee: 'R', amount: '380.00', currency: 'HKD', date: '20/11/2026' };
    let reading: object = { cheque };
    const { rules } = portal().deps;
    const deps = {
      ...withFileField(portal().deps, { 'ui:widget': E_CHEQUE_WIDGET }),
      eCheques: { reader: { read: async () => reading }, payees: ['R'] },
      rules: {
        ...rules,
        behaviour: (...given: Parameters<typeof rules.behaviour>) => ({
          ...rules.behaviour(...given),
          isPaymentRequired: false,
        }),
      },
    } as unknown as ServiceDeps;
    const formData = answersFor(1, { file: answer });
    const saved = await saveSubmission(deps, { ...CALL, formData, files: [incoming] });
    const submissionId = 'submissionId' in saved ? saved.submissionId : '';
    reading = expired;
    expect(await submitForm(deps, { ...CALL, submissionId })).toEqual({
      result: 'validationError',
      errors: [{ path: '/file', key: 'validation_eCheque_expired', args: [] }],
    });
    reading = { cheque };
    expect(await submitForm(deps, { ...CALL, submissionId })).toMatchObject({ result: 'ok' });
  });
});

describe('submitForm: a form that was not stored before', () => {
  it('submits a free form at once, and names the fee of any other', async () => {
    const done = await submitWith({ formData: answersFor(0) });
    expect(done).toMatchObject({ result: 'ok', referenceNumber: expect.any(String) });
    const paid = await submitWith({ formData: answersFor(1), amountCents: 38_000 });
    expect(paid).toMatchObject({ result: 'paymentRequired', amountCents: 38_000 });
  });

  it('refuses wrong answers, and a call without answers', async () => {
    expect(await submitWith({ formData: { orders: 0 } })).toMatchObject({
      result: 'validationError',
    });
    expect(await submitWith({})).toBeUndefined();
  });

  it('returns the conflict of a reused key', async () => {
    const idempotencyKey = 'key-of-a-submit-call';
    const done = await submitWith({ formData: answersFor(0), idempotencyKey });
    expect(await submitWith({ formData: answersFor(0), idempotencyKey })).toEqual(done);
    const formData = answersFor(0, { name: 'WONG SIU MING' });
    expect(await submitWith({ formData, idempotencyKey })).toEqual({ refused: 'conflict' });
  });

  it('completes a form on paper', async () => {
    const done = await submitWith({ formData: answersFor(1), printOnPaper: true });
    const submissionId = done && 'submissionId' in done ? done.submissionId : undefined;
    expect(await statusOf(portal(), submissionId ?? '')).toBe('OFFLINE_COMPLETED');
  });

  it('completes an unsigned stored form on paper as another submission', async () => {
    const stored = await savedSubmission(portal(), answersFor(0));
    const done = await submit(stored, 0, { formData: answersFor(0), printOnPaper: true });
    expect(done).toMatchObject({ result: 'ok' });
    expect(done).not.toMatchObject({ submissionId: stored });
    expect(await statusOf(portal(), stored)).toBe('QUOTED');
  });
});

describe('submitForm, readByTransaction, definitionOf', () => {
  it('T-36: find no submission of another sitting or form', async () => {
    const { submissionId, transactionId, chargeId } = await startedPayment(portal());
    await portal().bank.press(chargeId, 'approve');
    const { deps } = portal();
    const done = await submit(submissionId, 38_000);
    expect(await readByTransaction(deps, transactionId, SITTING)).toEqual(done);
    expect(await definitionOf(deps, submissionId, SITTING)).toBe('hash-1');
    const cents = 38_000;
    expect(await submit(submissionId, cents, { sitting: STRANGER })).toBeUndefined();
    expect(await submit(submissionId, cents, { formCode: 'LR164' })).toBeUndefined();
    expect(await submit('no-such-id', cents)).toBeUndefined();
    expect(await readByTransaction(deps, transactionId, STRANGER)).toBeUndefined();
    expect(await readByTransaction(deps, 'no-such-id', SITTING)).toBeUndefined();
    expect(await definitionOf(deps, submissionId, STRANGER)).toBeUndefined();
  });
});
