import type { Acknowledgement } from '#engine';
import { type Submitted, submitByTransaction, submitForm } from '../api/submissionApi.ts';
import { fetchReviewPdf } from './submissionCalls.ts';
import type { WizardServices } from './WizardServices.ts';

/** The server makes the record right after the submission; a preview waits for it so often. */
const TRIES = 20;
const BETWEEN_TRIES_MS = 1_500;

/**
 * Fetches the PDF that belongs to the page: of a submitted form the record that the server keeps,
 * with the signed document in it, else the answers as they stand.
 *
 * @returns base64
 * @throws {Error} when it is not to be had
 */
export async function fetchShownPdf(services: WizardServices): Promise<string> {
  const context = services.context();
  const acknowledgement = context?.acknowledgement;
  const isOnline = context?.facts.submissionType === 'ALLOW_ESUBM';
  if (acknowledgement?.submissionId === undefined || !isOnline) return fetchReviewPdf(services);
  // A fee that is collected at the counter was not paid here.
  const paidCents = acknowledgement.paymentTxnNum === undefined ? 0 : (context?.amountCents ?? 0);
  for (let left = TRIES; left > 0; left--) {
    const { pdf } = await readAgain(services, acknowledgement, paidCents);
    if (pdf !== undefined) return pdf;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
  }
  throw new Error('Cannot show the record: the server has not made it yet');
}

/** A reloaded page has no captcha pass; what was paid for is read without one. */
function readAgain(
  { http, form, language }: WizardServices,
  { submissionId, paymentTxnNum }: Acknowledgement,
  amountCents: number,
): Promise<Submitted> {
  const call = { http, formCode: form.code, definition: form.hash, language: language() };
  if (paymentTxnNum !== undefined && !http.pass.isReady) {
    return submitByTransaction(call, paymentTxnNum);
  }
  return submitForm(call, { amountCents, submissionId, formData: undefined });
}
