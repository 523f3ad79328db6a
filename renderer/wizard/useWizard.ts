import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { type LoginReturn, traitsOf, type WizardFacts, type WizardInput } from '#engine';
import type { LoadedForm } from '../api/formApi.ts';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { usePortal } from '../app/Portal.ts';
import { createServices } from './createServices.ts';
import { judged } from './judged.ts';
import { begunOf, type RememberedPayment, rememberedPayment } from './sittingMemory.ts';
import { useFacts } from './useFacts.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';
import { useSessionClock } from './useSessionClock.ts';
import type { WizardActor } from './Wizard.ts';
import type { WizardServices } from './WizardServices.ts';
import { providedWizard } from './wizardActors.ts';
import { wizardFacts } from './wizardFacts.ts';

/** What the address of the page asked for. */
export interface WizardEntry {
  readonly skipIntro: boolean;
  /** When the terms were accepted that are not asked for again. */
  readonly acceptedAt?: string | undefined;
  readonly noCaptcha: boolean;
  /** Parameters that answers may be filled in from, as a query. */
  readonly given?: string;
  /** The identity app has sent the browser here. */
  readonly login?: LoginReturn | undefined;
  /** A page drawn beforehand knows nothing of this browser: it resumes nothing. */
  readonly canResume: boolean;
  /** Answers are kept on this device; a story or a preview keeps none. */
  readonly keepsDrafts?: boolean;
}

/** A wizard with what its effects work with. */
export interface MadeWizard {
  readonly actor: WizardActor;
  readonly services: WizardServices;
}

/** Makes the wizard of a form once: its store, its effects, its machine, and what keeps it informed. */
export function useWizard(form: LoadedForm, entry: WizardEntry): MadeWizard {
  const portal = usePortal();
  const { language } = useLanguage();
  const shown = useRef(language);
  shown.current = language;
  const [made] = useState(() => {
    const resumed = entry.canResume ? paymentUnderWay(form) : undefined;
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
    services.autofill.comeBack(services, login).catch(askAgainLater);
  }, [services, login]);
  // Once the page is there: nobody waits for the rules before an answer is left.
  useEffect(() => void judged(services).catch(askAgainLater), [services]);
  return { actor, services };
}

/** Whatever needs the verdict asks again, and says so where it cannot be had. */
const askAgainLater = () => undefined;

function paymentUnderWay(form: LoadedForm): RememberedPayment | undefined {
  const payment = rememberedPayment(form.code);
  return payment?.definition === form.hash ? payment : undefined;
}

/** What a wizard begins with; nothing of it may come later by an event, which would draw the page twice. */
function inputOf(
  services: WizardServices,
  facts: WizardFacts,
  entry: WizardEntry,
  resumed: RememberedPayment | undefined,
): WizardInput {
  return {
    traits: traitsOf(services.form.plan),
    // Of a form that is in, the answers are gone, but not what they decided.
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
      begun: begunOf(resumed),
      signed: resumed.signed,
      acknowledgement: resumed.done && {
        ...resumed.done.acknowledgement,
        answersGone: Object.keys(resumed.data).length === 0,
      },
    },
  };
}
