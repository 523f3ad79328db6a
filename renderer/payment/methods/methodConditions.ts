import {
  disabledMethods,
  isPaymentGatewayKey,
  isWalletKey,
  type OfferConditions,
  type PaymentGatewayKey,
} from '#engine';
import type { WizardServices } from '../../wizard/state/WizardServices.ts';

type MethodDeps = Pick<WizardServices, 'config' | 'form'> &
  Partial<Pick<WizardServices, 'wallets'>>;

/**
 * Returns the current conditions of the methods from the portal's settings, the form and the
 * device. A wallet that was not checked yet counts as not accepted by the portal.
 */
export function methodConditions(
  { config, form, wallets }: MethodDeps,
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

/**
 * Checks the wallets, if the form accepts a wallet.
 *
 * @returns a promise that resolves once the result is known, or after the time limit
 */
export async function checkWallets({ form, wallets }: MethodDeps): Promise<void> {
  const accepted = form.plan.manifest.payment?.online;
  const mayBePaidSo = accepted?.some((id) => id === 'androidpay' || id === 'applepay') ?? true;
  if (mayBePaidSo) await wallets?.look();
}
