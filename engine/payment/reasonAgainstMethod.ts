import { PAYMENT_METHODS, type PaymentMethodId } from './methods.ts';
import { type OfferConditions, reasonAgainst } from './offeredMethods.ts';
import type { WithheldMethod } from './Payment.ts';

/**
 * Says why a method of the review's list may not be chosen: every way of the gateway to pay with it
 * is withheld. What goes along as a file needs no gateway: it is still there when online payment is
 * suspended as a whole.
 *
 * @param id a method as the manifest lists it
 * @param conditions see `offeredMethods`
 * @returns the first reason, `undefined` when the method may be chosen
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
