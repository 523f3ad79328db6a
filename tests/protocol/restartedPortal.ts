import { expect } from 'vitest';
import { TEST_CODE } from '../support/testForm.ts';
import { openedTransaction, SITTING, type TestPortal } from '../support/testPortal.ts';
import { wishfulAnswers } from './Browser.ts';
import { all, comeToRest } from './comeToRest.ts';

/** Saves what the killed server was to save, with the same key. @returns the id of the form */
export async function saveAgain({ services }: TestPortal): Promise<string | undefined> {
  const saved = await services.saveSubmission({
    sitting: SITTING,
    formCode: TEST_CODE,
    formData: wishfulAnswers(1),
    files: [],
    language: 'en',
    idempotencyKey: 'the key of this sitting',
  });
  return 'submissionId' in saved ? saved.submissionId : undefined;
}

/** Pays for that form in a new transaction. */
export async function payAgain(restarted: TestPortal): Promise<void> {
  const submissionId = (await saveAgain(restarted)) ?? '';
  const transaction = await openedTransaction(restarted, submissionId);
  await restarted.services.startWebPayment({
    ...transaction,
    sitting: SITTING,
    method: 'visa',
    language: 'en',
  });
  const charge = await restarted.charges.ofAttempt(transaction.transactionId);
  await restarted.bank.press(charge?.id ?? '', 'approve');
}

/** Nothing lost, nothing double: one form, one charge, one number, one mail. */
export async function expectPaidOnce(restarted: TestPortal): Promise<void> {
  const mails = await comeToRest(restarted);
  const submissions = await all(restarted, 'submissions');
  expect(submissions.map(({ status }) => status)).toEqual(['ACKNOWLEDGED']);
  const charges = await all(restarted, 'sandboxCharges');
  expect(charges.filter(({ status }) => status === 'APPR')).toHaveLength(1);
  expect(await all(restarted, 'referenceNumbers')).toHaveLength(1);
  expect(mails.size).toBe(1);
}
