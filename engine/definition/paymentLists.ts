import type { Manifest } from './Manifest.ts';
import { type PaperMethodId, type PaymentMethodId, PREFERRED_METHODS } from './paymentMethods.ts';

/** The entries of the payment method selector on the review. */
export interface PaymentLists {
  /** Methods that are paid online, including the e-Cheque, which is submitted as a file. */
  readonly online: readonly PaymentMethodId[];
  /** Methods that are paid when the applicant submits the printed form. */
  readonly offline: readonly PaperMethodId[];
}

/**
 * Returns the methods that a form's review offers.
 *
 * @returns `undefined` if the form takes no fee online, or has no review
 * @see specification, document 1, section 2 "Confirmation", section 3 `onlinePaymentList`,
 *   `offlinePaymentList`
 *
 * @example
 * const payment = { items: [], online: ['visa'], offline: ['cheque'] };
 * paymentLists({ ...FIRST.plan.manifest, payment }); // { online: ['visa'], offline: ['cheque'] }
 * paymentLists(NOTICE.plan.manifest); // undefined
 */
export function paymentLists(manifest: Manifest): PaymentLists | undefined {
  const { payment, skipReview, simplifiedForm } = manifest;
  if (!payment || payment.required === false || skipReview || simplifiedForm) return undefined;
  return { online: payment.online ?? PREFERRED_METHODS, offline: payment.offline ?? [] };
}

/**
 * Returns the index of a method in its list. Online methods have negative indices.
 *
 * @returns -1, the first online method, for a method in neither list; the payment dialog then asks
 *   for a method
 * @see specification, document 1, section 5 "Online payment methods carry negative index values"
 *
 * @example
 * const lists = { online: ['visa', 'fps'], offline: ['cash', 'cheque'] };
 * paymentMethodIndex(lists, 'fps'); // -2
 * paymentMethodIndex(lists, 'cheque'); // 1
 * paymentMethodIndex(lists, undefined); // -1
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
