import { PAYMENT_METHODS, type PaymentGatewayKey } from '../definition/paymentMethods.ts';

/**
 * Checks whether a list of the settings contains a method: by its key, its id or its card, in any
 * case.
 *
 * @example
 * namesMethod(['creditcard'], 'creditcard-jcb'); // true: the id of every credit card
 * namesMethod(['JCB'], 'creditcard-jcb'); // true
 * namesMethod(['visa'], 'creditcard-jcb'); // false
 */
export function namesMethod(list: readonly string[], method: PaymentGatewayKey): boolean {
  const { id, card } = PAYMENT_METHODS[method];
  const spellings = [method, id, card].map((spelling) => spelling?.toLowerCase());
  return list.some((entry) => spellings.includes(entry.toLowerCase()));
}
