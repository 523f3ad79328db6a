import {
  behaviourIn,
  CallError,
  type FieldError,
  type SaveForReviewInput,
  type SaveForReviewOutput,
  type SubmitInput,
  type SubmitOutput,
  shownPointer,
} from '#engine';
import {
  fetchFormToSign,
  fetchReview,
  fetchSignedForm,
  type Submitted,
  saveBeforePayment,
  submitByTransaction,
  submitForm,
} from '../../api/submissionApi.ts';
import { deleteReceipt } from '../../payment/receipts.ts';
import { callOf, wireData } from '../state/formCall.ts';
import type { Progress } from '../state/LoadingState.ts';
import { previousTransaction, rememberDone } from '../state/tabMemory.ts';
import type { WizardServices } from '../state/WizardServices.ts';

/** The options of a call. */
interface Sending {
  readonly progress: Progress;
  /** Stays the same while the answers do, so that a repeated call counts once. */
  readonly idempotencyKey: string;
}

/**
 * Saves the answers for the review. If no submission is needed, the server only validates the
 * answers.
 *
 * @throws {CallError}
 */
export async function save(
  services: WizardServices,
  input: SaveForReviewInput,
  { progress, idempotencyKey }: Sending,
): Promise<SaveForReviewOutput> {
  const { pdf } = services;
  const formData = await wireData(services);
  pdf.outdate();
  // When a fee was due online, the content that the server saved must equal the submitted content.
  if (!input.needsSubmission && input.submissionId === undefined) {
    const checked = await fetchReview(callOf(services, progress), formData);
    if (checked.result !== 'ok') return showErrorsOf(services, checked);
    pdf.keep(checked.pdf, false);
    return { result: 'ok', submissionId: undefined, amountCents: undefined, invalidSignatures: [] };
  }
  const saved = await saveBeforePayment(callOf(services, progress), {
    formData,
    submissionId: input.submissionId,
    idempotencyKey,
    previousTransactionId: previousTransaction(),
    signed: services.context()?.signed ?? [],
  });
  if (saved.result !== 'ok') return showErrorsOf(services, saved);
  // A signature covers the shown document, so `ignorePDFUpdate` does not keep an earlier one.
  if (isSignedOnline(services)) pdf.forget();
  // The review is usable before its PDF arrives.
  const isSigned = signedIds(services).some((id) => !saved.invalidSignatures.includes(id));
  const { submissionId } = saved;
  void pdf.need(() =>
    isSigned
      ? fetchSignedForm(callOf(services), submissionId)
      : fetchUnsigned(services, submissionId),
  );
  return saved;
}

/**
 * Submits the form. The server has already submitted a paid form, so the call only returns its
 * result.
 *
 * @throws {CallError}
 */
export async function submit(
  services: WizardServices,
  input: SubmitInput,
  progress: Progress,
): Promise<SubmitOutput> {
  const { amountCents, submissionId, transactionId } = input;
  // A reloaded page has no captcha token, but the result of a paid form needs none.
  if (transactionId !== undefined && !services.http.pass.isReady) {
    return storeResult(services, await submitByTransaction(callOf(services), transactionId));
  }
  const formData = submissionId === undefined ? await wireData(services) : undefined;
  return storeResult(
    services,
    await submitForm(callOf(services, progress), { amountCents, submissionId, formData }),
  );
}

/**
 * Reads the result of a paid form.
 *
 * @throws {CallError}
 */
export async function readByTransaction(
  services: WizardServices,
  { transactionId }: SubmitInput,
): Promise<SubmitOutput> {
  return storeResult(services, await submitByTransaction(callOf(services), transactionId ?? ''));
}

/**
 * Completes a form that is printed instead of submitted online. A signed form is completed as the
 * server has saved it; any other form sends its answers.
 *
 * @throws {CallError}
 */
export async function complete(
  services: WizardServices,
  { amountCents, submissionId }: SubmitInput,
  progress: Progress,
): Promise<SubmitOutput> {
  const kept = signedIds(services).length > 0 ? submissionId : undefined;
  const formData = kept === undefined ? await wireData(services) : undefined;
  const request = { amountCents, submissionId: kept, formData, printOnPaper: true };
  const { output, pdf } = await submitForm(callOf(services, progress), request);
  return storeResult(services, { output: onPaper(output), pdf });
}

function onPaper(output: SubmitOutput): SubmitOutput {
  if (output.result !== 'ok') return output;
  return { ...output, acknowledgement: { ...output.acknowledgement, isOnPaper: true } };
}

/**
 * Fetches the PDF of the current answers. Shows the errors that the server found at their fields.
 *
 * @throws {CallError}
 */
export async function fetchReviewPdf(services: WizardServices): Promise<string> {
  const reviewed = await fetchReview(callOf(services), await wireData(services), true);
  const checked = showErrorsOf(services, reviewed);
  if (checked.result === 'ok') return checked.pdf;
  const message =
    checked.result === 'refused' ? checked.message : { key: checked.result, args: [] };
  throw new CallError({ kind: 'refused', message });
}

/**
 * Fetches the unsigned document of a saved submission. Where signatures are required, this is
 * exactly the document that will be signed. Otherwise it contains the current answers.
 *
 * @param submissionId absent: the answers are only in the page
 * @returns base64
 * @throws {CallError}
 * @see reliability I9
 */
export function fetchUnsigned(
  services: WizardServices,
  submissionId: string | undefined,
): Promise<string> {
  return submissionId !== undefined && isSignedOnline(services)
    ? fetchFormToSign(callOf(services), submissionId)
    : fetchReviewPdf(services);
}

function isSignedOnline({ store }: WizardServices): boolean {
  return store.ask(behaviourIn).signatures.some(({ disabled }) => !disabled);
}

/**
 * Stores the result of a submission: its PDF becomes the record, and a reload shows the same page.
 */
function storeResult(services: WizardServices, { output, pdf }: Submitted): SubmitOutput {
  if (output.result !== 'ok') return showErrorsOf(services, output);
  // The review's document is not the record.
  if (pdf === undefined) services.pdf.forget();
  else services.pdf.keep(pdf, true);
  services.store.markSaved();
  rememberDone(services, output.acknowledgement);
  deleteReceipt(output.acknowledgement.paymentTxnNum);
  return output;
}

/**
 * Shows the server's field errors at their fields, like the page's own. The server's row numbers
 * count only the sent rows, so they are mapped to those of the page.
 */
function showErrorsOf<T extends { readonly result: string }>(
  { store }: WizardServices,
  output: T,
): T {
  const sent: unknown = Reflect.get(output, 'errors');
  if (!Array.isArray(sent)) return output;
  const errors = (sent as FieldError[]).map((error) => ({
    ...error,
    path: shownPointer(store, error.path),
  }));
  store.showErrors(errors);
  return { ...output, errors };
}

/** Returns the ids of the signatures that the page knows. */
function signedIds({ context }: WizardServices): readonly string[] {
  return (context()?.signed ?? []).map(({ fieldId }) => fieldId);
}
