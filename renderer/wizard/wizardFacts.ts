import { conductIn, nextStepIds, type WizardFacts } from '#engine';
import { isIos } from './device.ts';
import type { WizardServices } from './WizardServices.ts';

/** Works out what the answers decide about the wizard's conduct, as they stand now. */
export function wizardFacts({ form, store }: Pick<WizardServices, 'form' | 'store'>): WizardFacts {
  const { plan } = form;
  const conduct = store.ask(conductIn);
  // Such a device may fill in and print, but not submit (document 2, section 1).
  const isRefused = plan.manifest.iosOnlineRefused === true && isIos();
  const isOnline = conduct.submissionType === 'ALLOW_ESUBM';
  const submissionType = isOnline && isRefused ? 'OFFLINE_SUBM' : conduct.submissionType;
  return {
    steps: conduct.steps,
    submissionType,
    nextSteps: nextStepIds(conduct.next, submissionType),
    paymentRequired: conduct.isPaymentRequired,
    paymentMethodIndex: conduct.paymentMethodIndex,
    paymentMethod: conduct.paymentMethod,
    amountCents: store.fee().totalCents,
    signatures: conduct.signatures.map(({ id, holder, optional, disabled, later }) => ({
      id,
      holder,
      optional,
      disabled: disabled || isRefused,
      later,
    })),
  };
}
