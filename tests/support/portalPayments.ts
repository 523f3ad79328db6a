import { SITTING, type TestPortal } from './testPortal.ts';

/** Returns the stored status of a submission; `undefined` for an unknown one. */
export async function statusOf(portal: TestPortal, submissionId: string) {
  return (await portal.store.submissions.find(submissionId))?.status;
}

/** Returns the record of a payment attempt; `undefined` for an unknown one. */
export function attemptOf(portal: TestPortal, transactionId: string) {
  return portal.store.attempts.find(transactionId);
}

/** Starts a card payment for an opened transaction, as the browser of `SITTING`. */
export function payByCard(
  portal: TestPortal,
  transaction: { readonly transactionId: string; readonly webToken: string },
) {
  return portal.services.startWebPayment({
    ...transaction,
    sitting: SITTING,
    method: 'visa',
    language: 'en',
  });
}
