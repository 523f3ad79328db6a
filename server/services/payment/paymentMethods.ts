import {
  disabledMethods,
  type OfferConditions,
  type PaymentGatewayKey,
  type PaymentMethodId,
  reasonAgainst,
  type WithheldMethod,
} from '#engine';
import type { ServiceDeps } from '../ServiceDeps.ts';
import type { PaymentMethodState } from './PaymentServices.ts';

type Deps = Pick<ServiceDeps, 'clock' | 'settings'>;

/**
 * Lists what the gateway takes, and what speaks against each method now.
 *
 * @param amountCents what is to be paid; a method's limit itself is still allowed
 * @see specification, document 1, sections 4 "Availability windows" and 5
 */
export function paymentMethods(deps: Deps, amountCents: number): readonly PaymentMethodState[] {
  return deps.settings.methods.map((method) => ({
    method,
    withheld: reasonAgainstMethod(deps, method, amountCents),
  }));
}

/**
 * What speaks against one method now; the same answer for the list and for the pay call.
 *
 * @param accepted what the form may be paid with; known at the pay call only
 */
export function reasonAgainstMethod(
  deps: Deps,
  method: PaymentGatewayKey,
  amountCents: number,
  accepted?: readonly PaymentMethodId[],
): WithheldMethod['reason'] | undefined {
  const conditions = methodConditions(deps, amountCents, accepted);
  return reasonAgainst(method, deps.settings.methods.includes(method), conditions);
}

/** What the portal's settings say of the methods now; no gateway's method at all means suspended. */
export function methodConditions(
  { clock, settings }: Deps,
  amountCents: number,
  accepted: readonly PaymentMethodId[] | undefined,
): OfferConditions {
  return {
    amountCents,
    accepted,
    taken: settings.taken,
    isSuspended: settings.methods.length === 0,
    blocked: settings.blockedMethods,
    disabled: disabledMethods(settings.disabledWindows, clock.now().toISOString()),
    // What the applicant's device can do is the browser's business.
    usable: () => true,
  };
}
