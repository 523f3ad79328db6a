import { fromPromise } from 'xstate';
import {
  type ChallengeAnswer,
  type FieldError,
  type FormData,
  type MakeDocumentInput,
  type MakeDocumentOutput,
  type ResetAnswersInput,
  type SaveForReviewInput,
  type SaveForReviewOutput,
  SUBMISSION_MARGIN_MS,
  type SubmitInput,
  type SubmitOutput,
  type ValidateAllInput,
  type ValidateStepInput,
  type Verdict,
  type WizardFacts,
} from '#engine';
import { late } from '../app/late.ts';
import { endReadings } from '../form/underWay.ts';
import { errorsOfForm, errorsOfScreen, onceRead } from './errorsOf.ts';
import { reached } from './reached.ts';
import { forgetPayment } from './sittingMemory.ts';
import type { WizardServices } from './WizardServices.ts';
import { wizardFacts } from './wizardFacts.ts';

/** The calls that save and hand in. They come with the last screens' code: nobody begins with them. */
export const SUBMISSION_CALLS = late(() => import('./submissionCalls.ts'));

/** The wizard's effects that check, save and hand in the answers; one call of the server each. */
export function submissionActors(services: WizardServices, code = SUBMISSION_CALLS) {
  const calls = reached(code);
  const key = idempotencyKeys(services);
  return {
    validateStep: fromPromise<Verdict, ValidateStepInput>(async ({ input }) => {
      // Particulars that the identity app is about to fill in are judged with the others.
      await services.autofill.settled();
      const errors = () => errorsOfScreen(services, input.screenId);
      return verdict(services, await onceRead(services, errors));
    }),
    validateAll: fromPromise<Verdict, ValidateAllInput>(async ({ input }) =>
      verdict(services, await onceRead(services, () => errorsOfForm(services, input.purpose))),
    ),
    saveForReview: fromPromise<SaveForReviewOutput, SaveForReviewInput>(({ input }) =>
      services.loading.during('submission.saving', async (progress) => {
        await validated(services);
        offer(services, input.challenge);
        return (await calls()).save(services, input, { progress, idempotencyKey: key() });
      }),
    ),
    submit: fromPromise<SubmitOutput, SubmitInput>(({ input }) =>
      services.loading.during('submission.sending', async (progress) => {
        await validated(services);
        offer(services, input.challenge);
        return (await calls()).submit(services, input, progress);
      }),
    ),
    submitByTransaction: fromPromise<SubmitOutput, SubmitInput>(async ({ input }) => {
      offer(services, input.challenge);
      return (await calls()).readByTransaction(services, input);
    }),
    complete: fromPromise<SubmitOutput, SubmitInput>(({ input }) =>
      services.loading.during('submission.saving', async (progress) => {
        await validated(services);
        offer(services, input.challenge);
        return (await calls()).complete(services, input, progress);
      }),
    ),
    resetAnswers: fromPromise<WizardFacts, ResetAnswersInput>(async ({ input }) => {
      services.autofill.reset();
      return reset(services, input);
    }),
    makeDocument: fromPromise<MakeDocumentOutput, MakeDocumentInput>(async ({ input }) => {
      offer(services, input.challenge);
      if (input.document === 'save') return saveFile(services);
      return (await import('./printForm.ts')).printForm(services);
    }),
  };
}

/** Review and submission leave once the last rules have run (document 2, section 7). */
async function validated({ config }: WizardServices): Promise<void> {
  const waitMs = config.validationDelayMs + SUBMISSION_MARGIN_MS;
  await new Promise((resolve) => setTimeout(resolve, waitMs));
}

/** Kept until it worked: a captcha or a busy server lets the same call be made again. */
async function saveFile(services: WizardServices): Promise<MakeDocumentOutput> {
  const { saveToFile } = await import('../saved-file/saveToFile.ts');
  services.saving.done(await saveToFile(services));
  return {};
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

function offer({ http }: WizardServices, challenge: ChallengeAnswer | undefined): void {
  if (challenge) http.pass.offer(challenge);
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
