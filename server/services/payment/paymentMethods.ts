import {
  disabledMethods,
  type OfferConditions,
  PAYMENT_METHODS,
  type PaymentGatewayKey,
  type PaymentMethodId,
  reasonAgainst,
  type WithheldMethod,
} from '#engine';
import type { AvailabilityQuery, GatewayOffer } from '../../ports/PaymentAvailability.ts';
import { GatewayError } from '../../ports/PaymentGateway.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import type { PaymentMethodState, PaymentRefused } from './PaymentServices.ts';

type Deps = Pick<ServiceDeps, 'clock' | 'settings'>;

/** For what the methods are listed. */
export interface MethodsQuery extends AvailabilityQuery {
  /** eServiceIds that the caller asks for; every one when absent. */
  readonly eServiceIds?: readonly string[] | undefined;
}

/**
 * Lists what the gateway takes, and what speaks against each method now, the most wanted first. What
 * the gateway does not offer is left out.
 *
 * @returns the methods, none for the eServiceIds of others; `gatewayBusy` when the gateway does not say
 * @see specification, document 1, sections 4 "Availability windows", 5, and 7 "Available methods"
 */
export async function paymentMethods(
  deps: Deps & Pick<ServiceDeps, 'availability'>,
  query: MethodsQuery,
): Promise<readonly PaymentMethodState[] | PaymentRefused> {
  const { methods, eServiceId } = deps.settings;
  const isOther = eServiceId !== '' && query.eServiceIds?.includes(eServiceId) === false;
  if (isOther || methods.length === 0) return [];
  const offers = await offersFor(deps, query);
  if (offers === 'busy') return { refused: 'gatewayBusy' };
  return methods
    .filter((method) => !offers || offers.has(method))
    .map((method) => stateOf(deps, method, query.amountCents, offers?.get(method)))
    .toSorted(inOrderOf(query.preferred));
}

type Offers = ReadonlyMap<PaymentGatewayKey, GatewayOffer>;

/** Without an availability of its own, the gateway takes what the settings say. */
async function offersFor(
  { availability }: Pick<ServiceDeps, 'availability'>,
  query: AvailabilityQuery,
): Promise<Offers | 'busy' | undefined> {
  try {
    const offers = await availability?.offers(query);
    return offers && new Map(offers.map((offer) => [offer.method, offer]));
  } catch (error) {
    if (error instanceof GatewayError) return 'busy';
    throw error;
  }
}

function stateOf(
  deps: Deps,
  method: PaymentGatewayKey,
  amountCents: number,
  offer: GatewayOffer | undefined,
): PaymentMethodState {
  const reason = reasonAgainstMethod(deps, method, amountCents);
  return {
    method,
    withheld: reason ?? (offer?.isActive === false ? 'inactive' : undefined),
    notes: offer?.notes ?? [],
  };
}

/** By the wished order; what was not wished for comes last, as it was. */
function inOrderOf(preferred: readonly string[]) {
  const rank = ({ method }: PaymentMethodState) => {
    const place = preferred.indexOf(PAYMENT_METHODS[method].id);
    return place < 0 ? preferred.length : place;
  };
  return (a: PaymentMethodState, b: PaymentMethodState) => rank(a) - rank(b);
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
    asFile: settings.asFile,
    isSuspended: settings.methods.length === 0,
    blocked: settings.blockedMethods,
    disabled: disabledMethods(settings.disabledWindows, clock.now().toISOString()),
    // What the applicant's device can do is the browser's business.
    usable: () => true,
  };
}
