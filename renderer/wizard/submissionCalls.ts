import {
  CallError,
  conductIn,
  type FieldError,
  type SaveForReviewInput,
  type SaveForReviewOutput,
  type SubmitInput,
  type SubmitOutput,
  shownPointer,
  toWire,
  withCurrentRecords,
} from '#engine';
import { bytesOfFiles, withFiles } from '../api/sentFiles.ts';
import {
  type FormCall,
  fetchFormToSign,
  fetchReview,
  fetchSignedForm,
  type Submitted,
  saveBeforePayment,
  submitByTransaction,
  submitForm,
  type WireData,
} from '../api/submissionApi.ts';
import { currentRecords } from '../form/openRecords.ts';
import { deleteReceipt } from '../payment/receipts.ts';
import { judged } from './judged.ts';
import type { Progress } from './LoadingState.ts';
import { previousTransaction, rememberDone } from './sittingMemory.ts';
import type { WizardServices } from './WizardServices.ts';

/** Files together larger than this are sent with a progress bar. */
const WORTH_A_BAR_BYTES = 256 * 1024;

/** How a call is made. */
interface Sending {
  readonly progress: Progress;
  /** One for one state of the answers: a repeated call is the same call, a new one is not. */
  readonly idempotencyKey: string;
}

/** Saves the answers for the review, or only has them checked where nothing is paid. @throws {CallError} */
export async function save(
  services: WizardServices,
  input: SaveForReviewInput,
  { progress, idempotencyKey }: Sending,
): Promise<SaveForReviewOutput> {
  const { pdf } = services;
  const formData = await wireData(services);
  pdf.outdate();
  // What the server has from before, when a fee was due online, must not differ from what is submitted.
  if (!input.needsSubmission && input.submissionId === undefined) {
    const checked = await fetchReview(callOf(services, progress), formData);
    if (checked.result !== 'ok') return showing(services, checked);
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
  if (saved.result !== 'ok') return showing(services, saved);
  // A signature covers the document that is shown, so `ignorePDFUpdate` does not keep an earlier one.
  if (isSignedOnline(services)) pdf.forget();
  // The review can be read before its PDF is there; the PDF comes behind it.
  const isSigned = signedIds(services).some((id) => !saved.invalidSignatures.includes(id));
  const { submissionId } = saved;
  void pdf.need(() =>
    isSigned
      ? fetchSignedForm(callOf(services), submissionId)
      : fetchUnsigned(services, submissionId),
  );
  return saved;
}

/** Hands the form in; what was paid for the server has done already, and it is read. @throws {CallError} */
export async function submit(
  services: WizardServices,
  input: SubmitInput,
  progress: Progress,
): Promise<SubmitOutput> {
  const { amountCents, submissionId, transactionId } = input;
  // A reloaded page has no captcha pass; what was paid for is read without one.
  if (transactionId !== undefined && !services.http.pass.isReady) {
    return handedIn(services, await submitByTransaction(callOf(services), transactionId));
  }
  const formData = submissionId === undefined ? await wireData(services) : undefined;
  return handedIn(
    services,
    await submitForm(callOf(services, progress), { amountCents, submissionId, formData }),
  );
}

/** Reads what became of a form that was paid for. @throws {CallError} */
export async function readByTransaction(
  services: WizardServices,
  { transactionId }: SubmitInput,
): Promise<SubmitOutput> {
  return handedIn(services, await submitByTransaction(callOf(services), transactionId ?? ''));
}

/**
 * Completes a form that is not handed in online: as the server keeps it where it is signed, else as
 * a form for paper. @throws {CallError}
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
  return handedIn(services, { output: onPaper(output), pdf });
}

function onPaper(output: SubmitOutput): SubmitOutput {
  if (output.result !== 'ok') return output;
  return { ...output, acknowledgement: { ...output.acknowledgement, isOnPaper: true } };
}

/**
 * Fetches the PDF of the answers as they stand. Shows the errors that the server found at their fields.
 *
 * @throws {CallError}
 */
export async function fetchReviewPdf(services: WizardServices): Promise<string> {
  const reviewed = await fetchReview(callOf(services), await wireData(services), true);
  const checked = showing(services, reviewed);
  if (checked.result === 'ok') return checked.pdf;
  const message =
    checked.result === 'refused' ? checked.message : { key: checked.result, args: [] };
  throw new CallError({ kind: 'refused', message });
}

/**
 * Fetches the document of a saved submission that nobody has signed. Where signatures are asked for, it is
 * the very document that will be signed; else the answers as they stand.
 *
 * @param submissionId absent: the answers are nowhere but in the page
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
  return store.ask(conductIn).signatures.some(({ disabled }) => !disabled);
}

/** Once the form is in, its PDF is the record, and a reload shows the same page. */
function handedIn(services: WizardServices, { output, pdf }: Submitted): SubmitOutput {
  if (output.result !== 'ok') return showing(services, output);
  // What was made for the review is not the record.
  if (pdf === undefined) services.pdf.forget();
  else services.pdf.keep(pdf, true);
  services.store.markSaved();
  rememberDone(services, output.acknowledgement);
  deleteReceipt(output.acknowledgement.paymentTxnNum);
  return output;
}

/** The server's field errors show at their fields, like the page's own; its rows are those that were sent. */
function showing<T extends { readonly result: string }>({ store }: WizardServices, output: T): T {
  const sent: unknown = Reflect.get(output, 'errors');
  if (!Array.isArray(sent)) return output;
  const errors = (sent as FieldError[]).map((error) => ({
    ...error,
    path: shownPointer(store, error.path),
  }));
  store.showErrors(errors);
  return { ...output, errors };
}

/** Ids of the signatures that the page knows of. */
function signedIds({ context }: WizardServices): readonly string[] {
  return (context()?.signed ?? []).map(({ fieldId }) => fieldId);
}

/** What every call about the form says of it; large attachments are sent with a progress bar. */
export function callOf(
  { http, form, store, language }: WizardServices,
  progress?: Progress,
): FormCall {
  const isLarge = bytesOfFiles(form.plan, store.data()) > WORTH_A_BAR_BYTES;
  return {
    http,
    formCode: form.code,
    definition: form.hash,
    language: language(),
    ...(isLarge && progress !== undefined && { onProgress: progress }),
  };
}

/** The answers as they are sent: normalised and pruned by the engine, files with their content. */
export async function wireData(services: WizardServices): Promise<WireData> {
  const { form, store } = services;
  await judged(services);
  const { data } = store.evaluate();
  const wire = toWire(form.plan, await withFiles(form.plan, data));
  return withCurrentRecords(wire, currentRecords(store));
}
