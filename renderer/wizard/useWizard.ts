import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { type LoginReturn, traitsOf, type WizardFacts, type WizardInput } from '#engine';
import type { LoadedForm } from '../api/formApi.ts';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import { usePortal } from '../portal/Portal.ts';
import { createServices } from './effects/createServices.ts';
import { providedWizard } from './effects/wizardActors.ts';
import { ensureFormValidator } from './state/loadFormValidator.ts';
import { type RememberedPayment, rememberedPayment, startedPaymentOf } from './state/tabMemory.ts';
import { useFacts } from './state/useFacts.ts';
import { useLeaveWarning } from './state/useLeaveWarning.ts';
import { useSessionClock } from './state/useSessionClock.ts';
import type { WizardActor } from './state/Wizard.ts';
import type { WizardServices } from './state/WizardServices.ts';
import { wizardFacts } from './state/wizardFacts.ts';

/**
 * The start parameters of a wizard: from the page's URL, the browser's storage and the host of the
 * page.
 */
export interface WizardEntry {
  readonly skipIntro: boolean;
  /** When the applicant accepted the terms. The wizard then does not ask again. */
  readonly acceptedAt?: string | undefined;
  readonly noCaptcha: boolean;
  /** The query string from which answers may be filled in. */
  readonly given?: string;
  /** Present when the identity app has redirected the browser here. */
  readonly login?: LoginReturn | undefined;
  /**
   * Whether a stored payment can resume. False for a page that is being prerendered, because it has
   * no browser storage.
   */
  readonly canResume: boolean;
  /** Whether drafts are stored on this device. A story or a preview stores none. */
  readonly keepsDrafts?: boolean;
}

/** A wizard with the services of its effects. */
export interface WizardHandle {
  readonly actor: WizardActor;
  readonly services: WizardServices;
}

/** Creates the wizard of a form once: its store, effects, machine and subscriptions. */
export function useWizard(form: LoadedForm, entry: WizardEntry): WizardHandle {
  const portal = usePortal();
  const { language } = useLanguage();
  const shown = useRef(language);
  shown.current = language;
  const [made] = useState(() => {
    const resumed = entry.canResume ? resumablePayment(form) : undefined;
    const holder: { actor?: WizardActor } = {};
    const now = {
      language: () => shown.current,
      context: () => holder.actor?.getSnapshot().context,
    };
    const services = createServices(form, portal, now, resumed);
    const machine = providedWizard(services);
    const facts = wizardFacts(services);
    return { services, holder, machine, facts, input: inputOf(services, facts, entry, resumed) };
  });
  const { services, holder, machine, facts, input } = made;
  const actor = useActorRef(machine, { input });
  holder.actor = actor;
  useFacts(actor, services, facts);
  useSessionClock(actor);
  useLeaveWarning(actor);
  useEffect(() => () => services.bankWindow.close(), [services]);
  const { login } = entry;
  useEffect(() => {
    if (!login || !services.config.features.includes('identityApp')) return;
    services.autofill.comeBack(services, login).catch(ignoreFailure);
  }, [services, login]);
  // Fetched after the first render, because no rule is needed before an answer loses focus.
  useEffect(() => void ensureFormValidator(services).catch(ignoreFailure), [services]);
  return { actor, services };
}

/**
 * Ignores a failed request. Each action that needs the code repeats the request and reports a
 * failure.
 */
const ignoreFailure = () => undefined;

function resumablePayment(form: LoadedForm): RememberedPayment | undefined {
  const payment = rememberedPayment(form.code);
  return payment?.definition === form.hash ? payment : undefined;
}

/**
 * Returns the initial input of a wizard. Sending a part of it later, as an event, would render the
 * page twice.
 */
function inputOf(
  services: WizardServices,
  facts: WizardFacts,
  entry: WizardEntry,
  resumed: RememberedPayment | undefined,
): WizardInput {
  return {
    traits: traitsOf(services.form.plan),
    // After submission the answers are gone, but their facts remain.
    facts: { ...facts, ...resumed?.done?.facts },
    now: Date.now(),
    captcha: {
      disabled: services.config.captchaDisabled && entry.noCaptcha,
      hasToken: services.http.pass.isReady,
    },
    skipIntro: entry.skipIntro,
    termsAcceptedAt: entry.acceptedAt,
    resume: resumed && {
      submissionId: resumed.submissionId,
      amountCents: resumed.amountCents,
      transactionId: resumed.transactionId,
      startedPayment: startedPaymentOf(resumed),
      signed: resumed.signed,
      acknowledgement: resumed.done && {
        ...resumed.done.acknowledgement,
        answersGone: Object.keys(resumed.data).length === 0,
      },
    },
  };
}
