import { PAYMENT_METHODS, type PaymentMethodId } from '../definition/paymentMethods.ts';
import { type OfferConditions, reasonAgainst } from './offeredMethods.ts';
import type { WithheldMethod } from './Payment.ts';

/**
 * Returns why a method of the review's list is not available. A method is available if one of its
 * variants is available. A method paid by an attached file needs no gateway, so it stays available
 * when online payment is suspended as a whole.
 *
 * @param id a method id of the manifest
 * @param conditions see `offeredMethods`
 * @returns the first reason, `undefined` when the method is available
 *
 * @example
 * const conditions = { amountCents: 19000, blocked: ['JCB'], disabled: [], usable: () => true };
 * reasonAgainstMethod('creditcard', conditions); // undefined: other cards are left
 * reasonAgainstMethod('creditcard', { ...conditions, blocked: ['creditcard'] }); // 'blocked'
 * reasonAgainstMethod('echq', { ...conditions, isSuspended: true }); // 'suspended'
 * reasonAgainstMethod('echq', { ...conditions, isSuspended: true, asFile: ['echq'] }); // undefined
 */
export function reasonAgainstMethod(
  id: PaymentMethodId,
  conditions: OfferConditions,
): WithheldMethod['reason'] | 'suspended' | undefined {
  const ways = Object.values(PAYMENT_METHODS).filter((method) => method.id === id);
  const reasons = ways.map(({ key }) => reasonAgainst(key, true, conditions));
  if (reasons.every((reason) => reason === 'notTaken')) return 'notTaken';
  const isFile = conditions.asFile?.includes(id) ?? false;
  if (conditions.isSuspended && !isFile) return 'suspended';
  if (reasons.includes(undefined)) return undefined;
  return reasons.find((reason) => reason !== 'notTaken') ?? 'notTaken';
}
