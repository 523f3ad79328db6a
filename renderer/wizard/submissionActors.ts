import { fromPromise } from 'xstate';
import {
  type ChallengeAnswer,
  type FieldError,
  type FormData,
  type MakeDocumentInput,
  type ResetAnswersInput,
  type SaveForReviewInput,
  type SaveForReviewOutput,
  SUBMISSION_MARGIN_MS,
  type SubmitInput,
  type SubmitOutput,
  shownPointer,
  toWire,
  type ValidateAllInput,
  type ValidateStepInput,
  type Verdict,
  type WizardFacts,
  withCurrentRecords,
} from '#engine';
import { bytesOfFiles, withFiles } from '../api/sentFiles.ts';
import {
  type FormCall,
  fetchReview,
  type Submitted,
  saveBeforePayment,
  submitByTransaction,
  submitForm,
  type WireData,
} from '../api/submissionApi.ts';
import { currentRecords } from '../form/openRecords.ts';
import { endReadings } from '../form/underWay.ts';
import { errorsOfForm, errorsOfScreen, onceRead } from './errorsOf.ts';
import type { Progress } from './LoadingState.ts';
import { forgetPayment, rememberDone } from './sittingMemory.ts';
import type { WizardServices } from './WizardServices.ts';
import { wizardFacts } from './wizardFacts.ts';

/** Files together larger than this are sent with a progress bar. */
const WORTH_A_BAR_BYTES = 256 * 1024;

/** The wizard's effects that check, save and hand in the answers; one call of the server each. */
export function submissionActors(services: WizardServices) {
  const save = saver(services);
  return {
    validateStep: fromPromise<Verdict, ValidateStepInput>(async ({ input }) =>
      verdict(services, await onceRead(services, () => errorsOfScreen(services, input.screenId))),
    ),
    validateAll: fromPromise<Verdict, ValidateAllInput>(async ({ input }) =>
      verdict(services, await onceRead(services, () => errorsOfForm(services, input.purpose))),
    ),
    saveForReview: fromPromise<SaveForReviewOutput, SaveForReviewInput>(({ input }) =>
      services.loading.during('submission.saving', async (progress) => {
        await validated(services);
        return save(input, progress);
      }),
    ),
    submit: fromPromise<SubmitOutput, SubmitInput>(({ input }) =>
      services.loading.during('submission.sending', async (progress) => {
        await validated(services);
        offer(services, input.challenge);
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
      }),
    ),
    submitByTransaction: fromPromise<SubmitOutput, SubmitInput>(async ({ input }) => {
      offer(services, input.challenge);
      return handedIn(
        services,
        await submitByTransaction(callOf(services), input.transactionId ?? ''),
      );
    }),
    complete: fromPromise<SubmitOutput, SubmitInput>(({ input }) =>
      services.loading.during('submission.saving', async (progress) => {
        await validated(services);
        offer(services, input.challenge);
        const request = {
          amountCents: input.amountCents,
          submissionId: input.submissionId,
          formData: await wireData(services),
          printOnPaper: true,
        };
        return handedIn(services, await submitForm(callOf(services, progress), request));
      }),
    ),
    resetAnswers: fromPromise<WizardFacts, ResetAnswersInput>(async ({ input }) =>
      reset(services, input),
    ),
    makeDocument: fromPromise<undefined, MakeDocumentInput>(async ({ input }) => {
      offer(services, input.challenge);
      await (input.document === 'print' ? services.printer.print() : saveFile(services));
      return undefined;
    }),
  };
}

/**
 * Fetches the PDF of the answers as they stand.
 *
 * @throws {CallError}
 */
export async function fetchReviewPdf(services: WizardServices): Promise<string> {
  const checked = await fetchReview(callOf(services), await wireData(services));
  if (checked.result === 'ok') return checked.pdf;
  throw new Error(`Cannot show the document: ${checked.result}`);
}

/** Review and submission leave once the last rules have run (document 2, section 7). */
async function validated({ config }: WizardServices): Promise<void> {
  const waitMs = config.validationDelayMs + SUBMISSION_MARGIN_MS;
  await new Promise((resolve) => setTimeout(resolve, waitMs));
}

/** Kept until it worked: a captcha or a busy server lets the same call be made again. */
async function saveFile(services: WizardServices): Promise<void> {
  const { saveToFile } = await import('../saved-file/saveToFile.ts');
  await saveToFile(services, services.saving.get());
  services.saving.done();
}

/** Once the form is in, its PDF is the record, and a reload shows the same page. */
function handedIn(services: WizardServices, { output, pdf }: Submitted): SubmitOutput {
  if (output.result !== 'ok') return showing(services, output);
  // What was made for the review is not the record.
  if (pdf === undefined) services.pdf.forget();
  else services.pdf.keep(pdf, true);
  services.store.markSaved();
  rememberDone(services, output.acknowledgement);
  return output;
}

function saver(services: WizardServices) {
  const key = idempotencyKeys(services);
  return async (input: SaveForReviewInput, progress: Progress): Promise<SaveForReviewOutput> => {
    offer(services, input.challenge);
    const { pdf } = services;
    const formData = await wireData(services);
    pdf.outdate();
    if (!input.needsSubmission) {
      const checked = await fetchReview(callOf(services, progress), formData);
      if (checked.result !== 'ok') return showing(services, checked);
      pdf.keep(checked.pdf, false);
      return {
        result: 'ok',
        submissionId: undefined,
        amountCents: undefined,
        invalidSignatures: [],
      };
    }
    const saved = await saveBeforePayment(callOf(services, progress), {
      formData,
      submissionId: input.submissionId,
      idempotencyKey: key(),
    });
    if (saved.result !== 'ok') return showing(services, saved);
    // The review can be read before its PDF is there; the PDF comes behind it.
    void pdf.need(() => fetchReviewPdf(services));
    return saved;
  };
}

/** One key for one state of the answers: a repeated call is the same call, a new one is not. */
function idempotencyKeys({ store }: WizardServices): () => string {
  let sent: FormData | undefined;
  let key = '';
  return () => {
    if (sent !== store.data()) {
      sent = store.data();
      key = crypto.randomUUID();
    }
    return key;
  };
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

function verdict(services: WizardServices, errors: readonly FieldError[]): Verdict {
  return { errors, facts: wizardFacts(services) };
}

function reset(services: WizardServices, input: ResetAnswersInput): WizardFacts {
  const { form, store, pdf, first } = services;
  pdf.forget();
  if (input.scope === 'form') {
    forgetPayment();
    endReadings(store);
    const kept = Object.entries(store.data()).filter(([name]) => input.retain.includes(`/${name}`));
    // What a link asks for was answered once the form is in.
    const given = services.context()?.acknowledgement ? {} : first.values;
    // Emptied first: answers that are given keep a store from setting what a new form starts with.
    store.replace({});
    const more = { ...given, ...Object.fromEntries(kept) };
    if (Object.keys(more).length > 0) store.replace({ ...store.data(), ...more });
    store.markSaved();
  } else {
    const fields = form.plan.steps.find(({ id }) => id === input.screenId)?.fields ?? [];
    endReadings(store, fields);
    store.clear(fields);
  }
  return wizardFacts(services);
}

function offer({ http }: WizardServices, challenge: ChallengeAnswer | undefined): void {
  if (challenge) http.pass.offer(challenge);
}

function callOf({ http, form, store, language }: WizardServices, progress?: Progress): FormCall {
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
async function wireData({ form, store }: WizardServices): Promise<WireData> {
  const { data } = store.evaluate();
  const wire = toWire(form.plan, await withFiles(form.plan, data));
  return withCurrentRecords(wire, currentRecords(store));
}
