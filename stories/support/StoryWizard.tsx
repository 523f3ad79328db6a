import { Suspense, useContext, useEffect, useState } from 'react';
import {
  createFormValidator,
  type FormData,
  type SignedField,
  type SubmissionType,
  type Texts,
} from '#engine';
import {
  formOf,
  type LoadedForm,
  readRuntimeConfig,
  type WizardHandle,
  WizardPage,
} from '#screens';
import { useStoryForm } from './forms/loadStoryForm.ts';
import { StoryLanguageContext } from './StoryLanguage.ts';
import { useAllErrors } from './useAllErrors.ts';

export interface StoryWizardProps {
  /** Code of the form. */
  readonly form: string;
  readonly screen:
    | 'intro'
    | 'firstStep'
    | 'step'
    | 'confirmation'
    | 'submission'
    | 'acknowledgement';
  /** Id of the step in the manifest to return to. */
  readonly step?: string;
  /** The answers. */
  readonly data?: FormData;
  /** Texts that replace texts of the form. */
  readonly texts?: Texts;
  readonly signed?: readonly SignedField[];
  /** For the acknowledgement: the id of the missing signature. */
  readonly toSign?: string;
  /** For the acknowledgement: the way of submission. */
  readonly submissionType?: SubmissionType;
}

const NOW = '2026-11-20T10:00:00+08:00';
/** Storage key of a reloaded session, which opens any screen at once. */
const MEMORY = 'landform.payment';

/**
 * Renders a form's wizard on one of its screens, with the real machine and the story's own server.
 */
export function StoryWizard(props: StoryWizardProps) {
  return (
    <Suspense>
      <Wizard {...props} />
    </Suspense>
  );
}

function Wizard(props: StoryWizardProps) {
  const { plan, validator, texts: written } = useStoryForm(props.form);
  const [form] = useState(() => {
    const texts = {
      en: { ...written.en, ...props.texts },
      'zh-Hant': { ...written['zh-Hant'], ...props.texts },
      'zh-Hans': { ...written['zh-Hans'], ...props.texts },
    };
    const fetchTexts = async (language: keyof typeof texts) => texts[language];
    const { hotline } = readRuntimeConfig({});
    const fetchFormValidator = async () => createFormValidator(validator);
    const parts = { plan, tests: validator, fetchFormValidator, texts, fetchTexts };
    const loaded = formOf({ ...parts, serverNow: NOW, hotline });
    remember(loaded, props);
    return loaded;
  });
  useEffect(() => () => sessionStorage.removeItem(MEMORY), []);
  const { showAllErrors } = useContext(StoryLanguageContext);
  const [made, setMade] = useState<WizardHandle>();
  useAllErrors(made?.services.store, validator, showAllErrors);
  const isFirstStep = props.screen === 'firstStep';
  return (
    <WizardPage
      form={form}
      sourceType="lrw"
      entry={{ skipIntro: isFirstStep, noCaptcha: true, canResume: true }}
      onMade={(wizard) => {
        bringTo(props, wizard);
        setMade(wizard);
      }}
    />
  );
}

function bringTo({ screen, step = '' }: StoryWizardProps, { actor }: WizardHandle): void {
  if (screen === 'confirmation') bringToReview(actor);
  if (screen === 'step') actor.send({ type: 'jump', screenId: step });
}

/**
 * Returns to the review: with Back on the submission step, otherwise with loaded answers. A form
 * for the post has no submission step.
 */
function bringToReview(actor: WizardHandle['actor']): void {
  const { screens, screenIndex, facts } = actor.getSnapshot().context;
  const isKept = screens[screenIndex]?.kind === 'submission';
  if (isKept) actor.send({ type: 'back' });
  else actor.send({ type: 'answers.loaded', facts, signed: [], screenId: 'confirmation' });
}

function remember(form: LoadedForm, props: StoryWizardProps): void {
  const { screen, data = {}, signed = [] } = props;
  sessionStorage.removeItem(MEMORY);
  if (screen === 'intro' || screen === 'firstStep') return;
  const sitting = {
    formCode: form.code,
    definition: form.hash,
    submissionId: 'S20261120-0007',
    amountCents: 38_000,
    signed,
    data,
    ...(screen === 'acknowledgement' ? { done: handedIn(props) } : {}),
  };
  sessionStorage.setItem(MEMORY, JSON.stringify(sitting));
}

function handedIn(props: StoryWizardProps) {
  const { form, signed = [], toSign, submissionType = 'ALLOW_ESUBM' } = props;
  const isPaid = submissionType === 'ALLOW_ESUBM';
  return {
    facts: { submissionType },
    ...(isPaid ? { ackEmail: 'chan.taiman@example.hk' } : {}),
    acknowledgement: {
      referenceNumber: `${form}-261120-000123`,
      submissionTime: '2026-11-20T02:05:00Z',
      submissionId: 'S20261120-0007',
      ...(signed.length > 0 && { signedFields: signed.map(({ fieldId }) => fieldId) }),
      ...(toSign !== undefined && { signLaterFields: [toSign] }),
      ...(isPaid
        ? {
            paymentTxnNum: 'T20261120-000042',
            gcisWallet: 'VI',
            paymentMethod: 'visa',
            paymentCents: 38_000,
          }
        : {}),
    },
  };
}
