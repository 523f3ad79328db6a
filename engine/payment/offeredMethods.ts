import type { PaymentGatewayKey, PaymentMethodId } from '../definition/paymentMethods.ts';
import {
  PAYMENT_METHODS,
  PREFERRED_METHODS,
  paymentGatewayKeyOf,
} from '../definition/paymentMethods.ts';
import { namesMethod } from './namesMethod.ts';
import type { MethodOffer, OfferedMethod, PointToNote, WithheldMethod } from './Payment.ts';

/** A method of the availability call (document 1, section 3), under our names. */
export interface AvailableMethod {
  readonly subType: string;
  readonly active: boolean;
  readonly label: string;
  readonly supportedCards: readonly string[];
  readonly pointsToNote: readonly PointToNote[];
}

/** The conditions that restrict the offer. */
export interface OfferConditions {
  readonly amountCents: number;
  /** The blocked methods of the configuration: ids, keys or card types, in any case. */
  readonly blocked: readonly string[];
  /** The methods disabled by a window that is active now; spelt like `blocked`. */
  readonly disabled: readonly string[];
  /** Whether online payment is suspended as a whole (`DISABLE_ALL_GCIS_PAYMENT`). */
  readonly isSuspended?: boolean;
  /**
   * The methods paid by an attached file, which need no gateway: the e-Cheque, if the portal is
   * configured so.
   */
  readonly asFile?: readonly PaymentMethodId[] | undefined;
  /** The methods that this portal accepts, as keys of the gateway; all when absent. */
  readonly taken?: readonly string[] | undefined;
  /** The methods that the form accepts, as method ids (`onlinePaymentList`); all when absent. */
  readonly accepted?: readonly PaymentMethodId[] | undefined;
  /**
   * Checks whether the browser supports a method (Apple Pay, Google Pay). Without this function,
   * every method is supported.
   */
  readonly supported?: (key: PaymentGatewayKey) => boolean;
  /** Checks whether this device and browser can use a method (Apple Pay, Google Pay, PPS). */
  readonly usable: (key: PaymentGatewayKey) => boolean;
}

/**
 * Computes which methods the dialog offers and which it withholds. The order is that of the form's
 * list (as on the review), or the preferred order.
 *
 * A credit-card method expands into one entry for each supported card. A method that is not in the
 * table is omitted, because no payment with it is possible.
 *
 * @param available the availability call's list
 * @param conditions the amount in cents, blocked and disabled methods, and the device's support
 * @returns offered entries, and withheld ones with the first reason that applies
 * @see specification, document 1, sections 3, 5 and 7
 *
 * @example
 * const pps = { subType: 'PPS', label: 'PPS', active: true, supportedCards: [], pointsToNote: [] };
 * const card = { ...pps, subType: 'CreditCard', label: 'Card', supportedCards: ['JCB', 'Diners'] };
 * const conditions = { amountCents: 19000, blocked: [], disabled: ['pps'], usable: () => true };
 * offeredMethods([pps, card], conditions).offered;
 * // [{ key: 'creditcard-jcb', label: 'JCB', pointsToNote: [] }]
 * offeredMethods([pps, card], conditions).withheld; // [{ key: 'pps', reason: 'disabledWindow' }]
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
    // Such a method needs no explanation: this form or portal never accepts it.
    if (reason === 'notAccepted' || reason === 'notTaken') continue;
    if (reason !== undefined) withheld.push({ key, reason });
    else if (!offered.some((entry) => entry.key === key)) offered.push(entryOf(key, method));
  }
  return { offered, withheld };
}

/**
 * Returns why a method is not available for an amount. Page and server use the same function.
 *
 * @param key the method
 * @param active the gateway's flag
 * @param conditions see `offeredMethods`
 * @returns the first reason; `undefined` when the method is available. An amount equal to the limit
 *   is allowed
 *
 * @example
 * const conditions = { amountCents: 19000, blocked: [], disabled: [], usable: () => true };
 * reasonAgainst('visa', true, conditions); // undefined
 * reasonAgainst('visa', false, conditions); // 'inactive'
 * reasonAgainst('visa', true, { ...conditions, blocked: ['VISA'] }); // 'blocked'
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
  // This check is last, because any other reason is more useful to the applicant.
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
