import { type Acknowledgement, formEnd } from '#engine';
import {
  type FormCall,
  fetchSignedForm,
  type Submitted,
  submitByTransaction,
  submitForm,
} from '../api/submissionApi.ts';
import { signedSubmission } from './signedSubmission.ts';
import { fetchReviewPdf, fetchUnsigned } from './submissionCalls.ts';
import type { WizardServices } from './WizardServices.ts';

/** The server makes the record right after the submission; a preview waits for it so often. */
const TRIES = 20;
const BETWEEN_TRIES_MS = 1_500;

/**
 * Fetches the PDF that belongs to the page: of a submitted form the record that the server keeps,
 * with the signed document in it; of any other form that is signed, the signed document; of a form on
 * paper the document with its reference number; else the answers as they stand.
 *
 * @returns base64
 * @throws {Error} when it is not to be had
 */
export async function fetchShownPdf(services: WizardServices): Promise<string> {
  const context = services.context();
  const acknowledgement = context?.acknowledgement;
  const signedId = signedSubmission(context);
  if (signedId !== undefined) return fetchSignedForm(callOf(services), signedId);
  if (!context || acknowledgement?.submissionId === undefined) {
    return fetchUnsigned(services, context?.stale ? undefined : context?.submissionId);
  }
  if (formEnd(context) !== 'submitted') {
    // It was made when the form was completed, and is kept for a day.
    const { pdf } = await readAgain(services, acknowledgement, acknowledgement.paymentCents ?? 0);
    return pdf ?? fetchReviewPdf(services);
  }
  // A fee that is collected at the counter was not paid here.
  const paidCents = acknowledgement.paymentTxnNum === undefined ? 0 : context.amountCents;
  for (let left = TRIES; left > 0; left--) {
    const { pdf } = await readAgain(services, acknowledgement, paidCents);
    if (pdf !== undefined) return pdf;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
  }
  throw new Error('Cannot show the record: the server has not made it yet');
}

/** A reloaded page has no captcha pass; what was paid for is read without one. */
function readAgain(
  services: WizardServices,
  { submissionId, paymentTxnNum }: Acknowledgement,
  amountCents: number,
): Promise<Submitted> {
  const call = callOf(services);
  if (paymentTxnNum !== undefined && !services.http.pass.isReady) {
    return submitByTransaction(call, paymentTxnNum);
  }
  return submitForm(call, { amountCents, submissionId, formData: undefined });
}

function callOf({ http, form, language }: WizardServices): FormCall {
  return { http, formCode: form.code, definition: form.hash, language: language() };
}
