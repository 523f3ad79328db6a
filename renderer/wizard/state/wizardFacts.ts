import { behaviourIn, nextStepIds, type WizardFacts } from '#engine';
import { isIos } from '../../browser/device.ts';
import type { WizardServices } from './WizardServices.ts';

/** Computes the facts about the wizard's behaviour from the current answers. */
export function wizardFacts({ form, store }: Pick<WizardServices, 'form' | 'store'>): WizardFacts {
  const { plan } = form;
  const behaviour = store.ask(behaviourIn);
  // On an iPhone or iPad, applicants can fill in and print such a form, but not submit it (document
  // 2, section 1).
  const isRefused = plan.manifest.iosOnlineRefused === true && isIos();
  const isOnline = behaviour.submissionType === 'ALLOW_ESUBM';
  const submissionType = isOnline && isRefused ? 'OFFLINE_SUBM' : behaviour.submissionType;
  return {
    steps: behaviour.steps,
    submissionType,
    nextSteps: nextStepIds(behaviour.next, submissionType),
    paymentRequired: behaviour.isPaymentRequired,
    paymentMethodIndex: behaviour.paymentMethodIndex,
    paymentMethod: behaviour.paymentMethod,
    amountCents: store.fee().totalCents,
    signatures: behaviour.signatures.map(({ id, holder, optional, disabled, later }) => ({
      id,
      holder,
      optional,
      disabled: disabled || isRefused,
      later,
    })),
  };
}
