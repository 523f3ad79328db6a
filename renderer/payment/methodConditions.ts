import {
  disabledMethods,
  isPaymentGatewayKey,
  isWalletKey,
  type OfferConditions,
  type PaymentGatewayKey,
} from '#engine';
import type { WizardServices } from '../wizard/WizardServices.ts';

type Judged = Pick<WizardServices, 'config' | 'form'> & Partial<Pick<WizardServices, 'wallets'>>;

/**
 * What the portal's settings, the form and the device say of the methods, now. A wallet that was not
 * looked at yet counts as one that the portal does not take.
 */
export function methodConditions(
  { config, form, wallets }: Judged,
  amountCents: number,
): OfferConditions {
  const windows = config.paymentWindows.map(({ from, to, methods }) => ({
    start: from ?? undefined,
    end: to ?? undefined,
    methods,
  }));
  const readiness = (key: PaymentGatewayKey) =>
    isWalletKey(key) ? wallets?.readiness(key) : 'ready';
  return {
    amountCents,
    taken: config.takenMethods.filter(
      (key) => !isPaymentGatewayKey(key) || readiness(key) !== undefined,
    ),
    asFile: config.eCheque.byGateway ? [] : ['echq'],
    blocked: config.blockedPayment,
    isSuspended: config.paymentSuspended,
    disabled: disabledMethods(windows, form.now()),
    accepted: form.plan.manifest.payment?.online,
    supported: (key) => readiness(key) !== 'browser',
    usable: (key) => readiness(key) === 'ready',
  };
}

/** Looks at the wallets, where the form may be paid by one. @returns once they are known, or too slow */
export async function lookAtWallets({ form, wallets }: Judged): Promise<void> {
  const accepted = form.plan.manifest.payment?.online;
  const mayBePaidSo = accepted?.some((id) => id === 'androidpay' || id === 'applepay') ?? true;
  if (mayBePaidSo) await wallets?.look();
}
