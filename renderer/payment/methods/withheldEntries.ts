import {
  isPaymentGatewayKey,
  type OfferConditions,
  PAYMENT_METHODS,
  type PaymentGatewayKey,
  reasonAgainst,
  type WithheldMethod,
} from '#engine';

/** A method that this portal accepts but that is not available now. */
export interface WithheldEntry {
  readonly method: PaymentGatewayKey;
  readonly reason: WithheldMethod['reason'];
}

/**
 * Returns the withheld methods that the page explains. Omits methods that are blocked, or that the
 * portal or the form never accepts.
 */
export function announcedEntries(withheld: readonly WithheldMethod[]): readonly WithheldEntry[] {
  return withheld
    .map(({ key, reason }) => ({ method: key, reason }))
    .filter(({ reason }) => isAnnounced(reason));
}

/**
 * Returns, for the review, the methods that portal and form accept but that are not available now.
 * The payment dialog explains the same reasons.
 */
export function withheldEntries(conditions: OfferConditions): readonly WithheldEntry[] {
  const { taken = [], accepted } = conditions;
  const isAccepted = (method: PaymentGatewayKey) =>
    accepted === undefined || accepted.includes(PAYMENT_METHODS[method].id);
  const online = taken.filter(isPaymentGatewayKey).filter(isAccepted);
  return online.flatMap((method) => {
    const reason = reasonAgainst(method, true, conditions);
    return reason !== undefined && isAnnounced(reason) ? [{ method, reason }] : [];
  });
}

function isAnnounced(reason: WithheldMethod['reason']): boolean {
  return reason !== 'blocked' && reason !== 'notTaken' && reason !== 'notAccepted';
}
