import { type Acknowledgement, formEnd } from '#engine';
import {
  type FormCall,
  fetchSignedForm,
  type Submitted,
  submitByTransaction,
  submitForm,
} from '../../api/submissionApi.ts';
import { signedSubmission } from '../state/signedSubmission.ts';
import type { WizardServices } from '../state/WizardServices.ts';
import { fetchReviewPdf, fetchUnsigned } from './submissionCalls.ts';

/**
 * The server creates the PDF of the record shortly after the submission. A preview requests it this
 * many times.
 */
const TRIES = 20;
const BETWEEN_TRIES_MS = 1_500;

/**
 * Fetches the PDF that the page shows:
 *
 * - submitted form: the server's record, which contains the signed document
 * - another signed form: the signed document
 * - form on paper: the document with its reference number
 * - otherwise: a document of the current answers
 *
 * @returns base64
 * @throws {Error} when it is not available
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
    // The server created this PDF when the form was completed, and stores it for a day.
    const { pdf } = await readAgain(services, acknowledgement, acknowledgement.paymentCents ?? 0);
    return pdf ?? fetchReviewPdf(services);
  }
  // Without an online payment, the paid amount is 0, even if a fee is due at the counter.
  const paidCents = acknowledgement.paymentTxnNum === undefined ? 0 : context.amountCents;
  for (let left = TRIES; left > 0; left--) {
    const { pdf } = await readAgain(services, acknowledgement, paidCents);
    if (pdf !== undefined) return pdf;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
  }
  throw new Error('Cannot show the record: the server has not created it yet');
}

/** Reads a submission again. A reloaded page has no captcha token, but a paid form needs none. */
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
