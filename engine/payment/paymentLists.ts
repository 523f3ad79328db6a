import type { Manifest } from '../definition/Manifest.ts';
import { type PaymentMethodId, PREFERRED_METHODS } from './methods.ts';

/** Ways to pay that are not online. */
export type PaperMethodId = 'cash' | 'cheque' | 'bankDraft' | 'autopay';

/** What the payment method selector of the review lists. */
export interface PaymentLists {
  /** Settled online, the e-Cheque that goes along as a file among them. */
  readonly online: readonly PaymentMethodId[];
  /** Paid when the printed form is handed in. */
  readonly offline: readonly PaperMethodId[];
}

/**
 * The methods that a form's review offers.
 *
 * @returns `undefined` where nothing is asked: the form takes no fee online, or has no review
 * @see specification, document 1, section 2 "Confirmation", section 3 `onlinePaymentList`,
 * `offlinePaymentList`
 */
export function paymentLists(manifest: Manifest): PaymentLists | undefined {
  const { payment, skipReview, simplifiedForm } = manifest;
  if (!payment || payment.required === false || skipReview || simplifiedForm) return undefined;
  return { online: payment.online ?? PREFERRED_METHODS, offline: payment.offline ?? [] };
}

/**
 * The value of a method in the order of its list: online methods are below zero, the others not.
 *
 * @returns -1, the first online one, for a method of neither list: the payment dialog asks
 * @see specification, document 1, section 5 "Online payment methods carry negative index values"
 */
export function paymentMethodIndex(
  lists: PaymentLists | undefined,
  method: string | undefined,
): number {
  const placeIn = (list: readonly string[] = []) =>
    method === undefined ? -1 : list.indexOf(method);
  const later = placeIn(lists?.offline);
  return later >= 0 ? later : Math.min(-1, -1 - placeIn(lists?.online));
}
