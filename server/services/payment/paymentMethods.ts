import {
  PAYMENT_METHODS,
  type PaymentGatewayKey,
  type PaymentMethodId,
  reasonAgainst,
  type WithheldMethod,
} from '#engine';
import type { AvailabilityQuery, GatewayOffer } from '../../ports/payment/PaymentAvailability.ts';
import { GatewayError } from '../../ports/payment/PaymentGateway.ts';
import type {
  MethodsQuery,
  PaymentMethodState,
  PaymentRefused,
} from '../contract/PaymentServices.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { methodConditions } from '../fees/methodConditions.ts';

type Deps = Pick<ServiceDeps, 'clock' | 'settings'>;

/**
 * Lists the methods of the gateway, each with the reason why it is unavailable now, in preferred
 * order. Leaves out methods that the gateway does not offer.
 *
 * @returns the methods; `[]` for the eServiceIds of other portals; `gatewayBusy` when the gateway
 *   does not respond
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

/** Returns the gateway's offers. Without an `availability`, the settings alone decide. */
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

/** Returns a comparator for the preferred order. Other methods come last, in their given order. */
function inOrderOf(preferred: readonly string[]) {
  const rank = ({ method }: PaymentMethodState) => {
    const place = preferred.indexOf(PAYMENT_METHODS[method].id);
    return place < 0 ? preferred.length : place;
  };
  return (a: PaymentMethodState, b: PaymentMethodState) => rank(a) - rank(b);
}

/**
 * Returns the reason why a method is unavailable now, for the list and for the pay call.
 *
 * @param accepted methods that the form accepts; given only at the pay call
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
