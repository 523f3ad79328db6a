import {
  isPaymentGatewayKey,
  type OfferConditions,
  PAYMENT_METHODS,
  type PaymentGatewayKey,
  reasonAgainst,
  reasonAgainstMethod,
  type WithheldMethod,
} from '#engine';

/** A method that this portal takes but that cannot be chosen now. */
export interface WithheldEntry {
  readonly method: PaymentGatewayKey | 'echq';
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
  const entries = online.map((method) => ({
    method,
    reason: reasonAgainst(method, true, conditions),
  }));
  const hasCheque = taken.includes('echq') && (accepted?.includes('echq') ?? true);
  const cheque = hasCheque ? reasonAgainstMethod('echq', conditions) : undefined;
  return [...entries, { method: 'echq' as const, reason: cheque }].flatMap(({ method, reason }) =>
    reason !== undefined && reason !== 'suspended' && isTold(reason) ? [{ method, reason }] : [],
  );
}

function isTold(reason: WithheldMethod['reason']): boolean {
  return reason !== 'blocked' && reason !== 'notTaken' && reason !== 'notAccepted';
}
