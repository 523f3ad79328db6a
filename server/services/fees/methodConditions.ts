import { disabledMethods, type OfferConditions, type PaymentMethodId } from '#engine';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';

/**
 * Returns the conditions under which payment methods are offered now, from the portal's settings.
 * Without any gateway method, online payment counts as suspended.
 */
export function methodConditions(
  { clock, settings }: Pick<ServiceDeps, 'clock' | 'settings'>,
  amountCents: number,
  accepted: readonly PaymentMethodId[] | undefined,
): OfferConditions {
  return {
    amountCents,
    accepted,
    taken: settings.taken,
    asFile: settings.asFile,
    isSuspended: settings.methods.length === 0,
    blocked: settings.blockedMethods,
    disabled: disabledMethods(settings.disabledWindows, clock.now().toISOString()),
    // Only the browser knows the capabilities of the applicant's device.
    usable: () => true,
  };
}
