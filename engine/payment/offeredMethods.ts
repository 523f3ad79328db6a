import type { PaymentGatewayKey, PaymentMethodId } from './methods.ts';
import { PAYMENT_METHODS, PREFERRED_METHODS, paymentGatewayKeyOf } from './methods.ts';
import type { MethodOffer, OfferedMethod, PointToNote, WithheldMethod } from './Payment.ts';

/** One method as the availability call tells it (document 1, section 3), in our spelling. */
export interface AvailableMethod {
  readonly subType: string;
  readonly active: boolean;
  readonly label: string;
  readonly supportedCards: readonly string[];
  readonly pointsToNote: readonly PointToNote[];
}

/** What narrows the offer. */
export interface OfferConditions {
  readonly amountCents: number;
  /** Configured as blocked: method ids, keys or card types, in any case. */
  readonly blocked: readonly string[];
  /** Disabled by a date window that is active now; spelt like `blocked`. */
  readonly disabled: readonly string[];
  /** Online payment is suspended as a whole (`DISABLE_ALL_GCIS_PAYMENT`). */
  readonly isSuspended?: boolean;
  /** What the form may be paid with, method ids (`onlinePaymentList`); anything when absent. */
  readonly accepted?: readonly PaymentMethodId[] | undefined;
  /** Whether this device and browser can pay so (Apple Pay, Google Pay, PPS). */
  readonly usable: (key: PaymentGatewayKey) => boolean;
}

/**
 * Works out which methods the dialog offers and which it withholds, in the preferred order.
 *
 * A credit-card method expands into one entry for each supported card. A method that is not in the
 * table is left out: it could not be paid.
 *
 * @param available the availability call's list
 * @param conditions amount in cents, what is blocked or disabled, what the device can do
 * @returns offered entries, and withheld ones with the first reason that applies
 * @see specification, document 1, sections 3, 5 and 7
 */
export function offeredMethods(
  available: readonly AvailableMethod[],
  conditions: OfferConditions,
): MethodOffer {
  const offered: OfferedMethod[] = [];
  const withheld: WithheldMethod[] = [];
  for (const { key, method } of available.flatMap(entriesOf).toSorted(byPreference)) {
    const reason = reasonAgainst(key, method.active, conditions);
    // Nobody expects a method that this form never takes.
    if (reason === 'notAccepted') continue;
    if (reason !== undefined) withheld.push({ key, reason });
    else if (!offered.some((entry) => entry.key === key)) offered.push(entryOf(key, method));
  }
  return { offered, withheld };
}

/**
 * Says why a method may not be used for an amount; the server asks the same before it pays.
 *
 * @param key the method
 * @param active the gateway's flag
 * @param conditions see `offeredMethods`
 * @returns the reason, or `undefined` when the method may be used. A limit itself is still allowed
 */
export function reasonAgainst(
  key: PaymentGatewayKey,
  active: boolean,
  conditions: OfferConditions,
): WithheldMethod['reason'] | undefined {
  const { id, maxCents } = PAYMENT_METHODS[key];
  if (!active) return 'inactive';
  if (conditions.accepted && !conditions.accepted.includes(id)) return 'notAccepted';
  if (names(conditions.blocked, key)) return 'blocked';
  if (names(conditions.disabled, key)) return 'disabledWindow';
  if (maxCents !== undefined && conditions.amountCents > maxCents) return 'overLimit';
  return conditions.usable(key) ? undefined : 'device';
}

interface Entry {
  readonly key: PaymentGatewayKey;
  readonly method: AvailableMethod;
}

function entriesOf(method: AvailableMethod): readonly Entry[] {
  const isCreditCard = method.subType.toLowerCase() === 'creditcard';
  const keys = isCreditCard
    ? method.supportedCards.map((card) => paymentGatewayKeyOf(method.subType, card))
    : [paymentGatewayKeyOf(method.subType)];
  return keys.filter((key) => key !== undefined).map((key) => ({ key, method }));
}

function entryOf(key: PaymentGatewayKey, method: AvailableMethod): OfferedMethod {
  return {
    key,
    label: PAYMENT_METHODS[key].card ?? method.label,
    pointsToNote: method.pointsToNote.toSorted((a, b) => a.order - b.order),
  };
}

function byPreference(a: Entry, b: Entry): number {
  return rank(a.key) - rank(b.key);
}

function rank(key: PaymentGatewayKey): number {
  return PREFERRED_METHODS.indexOf(PAYMENT_METHODS[key].id);
}

function names(list: readonly string[], key: PaymentGatewayKey): boolean {
  const { id, card } = PAYMENT_METHODS[key];
  const spellings = [key, id, card].map((spelling) => spelling?.toLowerCase());
  return list.some((entry) => spellings.includes(entry.toLowerCase()));
}
