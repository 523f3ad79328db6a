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
import { endReadings } from '../../attachments/pendingFiles.ts';
import { lazy } from '../../portal/lazy.ts';
import { forgetPayment } from '../state/tabMemory.ts';
import type { WizardServices } from '../state/WizardServices.ts';
import { wizardFacts } from '../state/wizardFacts.ts';
import { errorsOfForm, errorsOfScreen, onceRead } from './errorsOf.ts';
import { lazyCalls } from './lazyCalls.ts';

/** The calls that save and submit, lazy-loaded with the last screens. */
export const SUBMISSION_CALLS = lazy(() => import('./submissionCalls.ts'));

/** Returns the wizard's effects that validate, save, submit, print and reset the answers. */
export function submissionActors(services: WizardServices, code = SUBMISSION_CALLS) {
  const calls = lazyCalls(code);
  const key = idempotencyKeys(services);
  return {
    validateStep: fromPromise<Verdict, ValidateStepInput>(async ({ input }) => {
      // Waits for values that the identity app is about to fill in, so that they are validated too.
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

/** Waits until the delayed validation of the last change has run (document 2, section 7). */
async function validated({ config }: WizardServices): Promise<void> {
  const waitMs = config.validationDelayMs + SUBMISSION_MARGIN_MS;
  await new Promise((resolve) => setTimeout(resolve, waitMs));
}

/**
 * Saves to a file. The password or certificate is retained until the file is saved, because a
 * captcha or a busy server requires a retry.
 */
async function saveFile(services: WizardServices): Promise<MakeDocumentOutput> {
  const { saveToFile } = await import('../../saved-file/saveToFile.ts');
  services.saving.done(await saveToFile(services));
  return {};
}

/** Returns a function for the idempotency key. The key changes only when the answers change. */
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
    // Values from the link are filled in again only if the form was not submitted.
    const given = services.context()?.acknowledgement ? {} : first.values;
    // Empties the store first, because it sets its default values only without answers.
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
