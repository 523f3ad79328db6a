import {
  isPaymentGatewayKey,
  type OfferConditions,
  PAYMENT_METHODS,
  type PaymentGatewayKey,
  reasonAgainst,
  type WithheldMethod,
} from '#engine';

/** A method that this portal takes but that cannot be chosen now. */
export interface WithheldEntry {
  readonly method: PaymentGatewayKey;
  readonly reason: WithheldMethod['reason'];
}

/** Keeps what a reader is told: nobody waits for a method that is blocked or never taken. */
export function toldEntries(withheld: readonly WithheldMethod[]): readonly WithheldEntry[] {
  return withheld
    .map(({ key, reason }) => ({ method: key, reason }))
    .filter(({ reason }) => isTold(reason));
}

/**
 * Lists what the portal and the form take but cannot be chosen now, for the review. The payment
 * dialog tells the same of the gateway's methods.
 */
export function withheldEntries(conditions: OfferConditions): readonly WithheldEntry[] {
  const { taken = [], accepted } = conditions;
  const isAccepted = (method: PaymentGatewayKey) =>
    accepted === undefined || accepted.includes(PAYMENT_METHODS[method].id);
  const online = taken.filter(isPaymentGatewayKey).filter(isAccepted);
  return online.flatMap((method) => {
    const reason = reasonAgainst(method, true, conditions);
    return reason !== undefined && isTold(reason) ? [{ method, reason }] : [];
  });
}

function isTold(reason: WithheldMethod['reason']): boolean {
  return reason !== 'blocked' && reason !== 'notTaken' && reason !== 'notAccepted';
}
