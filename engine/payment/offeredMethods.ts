import type { PaymentGatewayKey, PaymentMethodId } from './methods.ts';
import { PAYMENT_METHODS, PREFERRED_METHODS, paymentGatewayKeyOf } from './methods.ts';
import { namesMethod } from './namesMethod.ts';
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
  /** What goes along as a file, and so needs no gateway: the e-Cheque, where the portal wants it so. */
  readonly asFile?: readonly PaymentMethodId[] | undefined;
  /** What this portal takes: keys of the gateway; everything when absent. */
  readonly taken?: readonly string[] | undefined;
  /** What the form may be paid with, method ids (`onlinePaymentList`); anything when absent. */
  readonly accepted?: readonly PaymentMethodId[] | undefined;
  /** Whether the browser has what a method needs (Apple Pay, Google Pay); it does when absent. */
  readonly supported?: (key: PaymentGatewayKey) => boolean;
  /** Whether this device and browser can pay so (Apple Pay, Google Pay, PPS). */
  readonly usable: (key: PaymentGatewayKey) => boolean;
}

/**
 * Works out which methods the dialog offers and which it withholds, in the order of the form's list
 * (the review's), or in the preferred order.
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
  const order = conditions.accepted ?? PREFERRED_METHODS;
  const rank = ({ key }: Entry) => order.indexOf(PAYMENT_METHODS[key].id);
  const entries = available.flatMap(entriesOf).toSorted((a, b) => rank(a) - rank(b));
  for (const { key, method } of entries) {
    const reason = reasonAgainst(key, method.active, conditions);
    // Nobody expects a method that this form or portal never takes.
    if (reason === 'notAccepted' || reason === 'notTaken') continue;
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
  if (conditions.taken && !conditions.taken.includes(key)) return 'notTaken';
  if (conditions.accepted && !conditions.accepted.includes(id)) return 'notAccepted';
  if (namesMethod(conditions.blocked, key)) return 'blocked';
  if (namesMethod(conditions.disabled, key)) return 'disabledWindow';
  if (maxCents !== undefined && conditions.amountCents > maxCents) return 'overLimit';
  if (conditions.supported?.(key) === false) return 'browser';
  if (!conditions.usable(key)) return 'device';
  // Last: any other reason tells the applicant more than "switched off".
  return active ? undefined : 'inactive';
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
