import {
  disabledMethods,
  type OfferConditions,
  PAYMENT_METHODS,
  type PaymentGatewayKey,
} from '#engine';
import type { WizardServices } from '../wizard/WizardServices.ts';

/** What the portal's settings, the form and the device say of the methods, now. */
export function methodConditions(
  { config, form }: Pick<WizardServices, 'config' | 'form'>,
  amountCents: number,
): OfferConditions {
  const windows = config.paymentWindows.map(({ from, to, methods }) => ({
    start: from ?? undefined,
    end: to ?? undefined,
    methods,
  }));
  return {
    amountCents,
    taken: config.takenMethods,
    blocked: config.blockedPayment,
    isSuspended: config.paymentSuspended,
    disabled: disabledMethods(windows, form.now()),
    accepted: form.plan.manifest.payment?.online,
    usable: isUsable,
  };
}

/** The browser's own payment sheets are not served yet; what opens a page or a code always works. */
function isUsable(key: PaymentGatewayKey): boolean {
  return PAYMENT_METHODS[key].conduct !== 'sheet';
}
