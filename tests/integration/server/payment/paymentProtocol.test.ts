import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusOf } from '../../../support/portalPayments.ts';
import { TEST_CODE } from '../../../support/testForm.ts';
import {
  answersFor,
  openedTransaction,
  openTestPortal,
  SITTING,
  savedSubmission,
  startedPayment,
  type TestPortal,
} from '../../../support/testPortal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(async () => portal?.close());

describe('a card payment', () => {
  it('is completed by the server on approval, then read by the browser', async () => {
    const { submissionId, transactionId, chargeId } = await startedPayment(portal);
    expect(await statusOf(portal, submissionId)).toBe('PAYING');
    await portal.bank.press(chargeId, 'approve');
    expect(await statusOf(portal, submissionId)).toBe('SUBMITTED');
    const read = await portal.services.submitForm({
      sitting: SITTING,
      formCode: TEST_CODE,
      amountCents: 38_000,
      submissionId,
      files: [],
      language: 'en',
      printOnPaper: false,
    });
    expect(read).toMatchObject({
      result: 'ok',
      submissionId,
      transactionId,
      method: 'visa',
      amountCents: 38_000,
      referenceNumber: expect.stringMatching(/^LRTEST-261120-\d{6}$/),
    });
    expect(await portal.services.readByTransaction(transactionId, SITTING)).toEqual(read);
  });

  it('can be retried after a rejection', async () => {
    const first = await startedPayment(portal);
    await portal.bank.press(first.chargeId, 'reject');
    expect(await statusOf(portal, first.submissionId)).toBe('QUOTED');
    expect(await portal.services.pollTransaction(first.transactionId, SITTING)).toMatchObject({
      status: 'REJT',
      canRetry: true,
      description: 'Declined by the sandbox bank',
    });
    const second = await openedTransaction(portal, first.submissionId);
    expect(second.transactionId).not.toBe(first.transactionId);
  });
});

describe('a free form', () => {
  it('B-75: is submitted without a payment', async () => {
    const submissionId = await savedSubmission(portal, answersFor(0));
    const free = { submissionId, amountCents: 0, sitting: SITTING };
    expect(await portal.services.createTransaction(free)).toBeUndefined();
    expect(await portal.store.attempts.ofSubmission(submissionId)).toEqual([]);
    const submit = () =>
      portal.services.submitForm({
        sitting: SITTING,
        formCode: TEST_CODE,
        amountCents: 0,
        submissionId,
        files: [],
        language: 'en',
        printOnPaper: false,
      });
    const first = await submit();
    expect(first).toMatchObject({ result: 'ok', amountCents: 0 });
    expect(await submit()).toEqual(first);
  });
});
