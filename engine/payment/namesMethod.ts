import { PAYMENT_METHODS, type PaymentGatewayKey } from './methods.ts';

/**
 * Checks whether a list of the settings names a method: by its key, its id or its card, in any case.
 *
 * @example namesMethod(['creditcard'], 'creditcard-jcb') is true, as are ['JCB'] and ['creditcard-jcb']
 */
export function namesMethod(list: readonly string[], method: PaymentGatewayKey): boolean {
  const { id, card } = PAYMENT_METHODS[method];
  const spellings = [method, id, card].map((spelling) => spelling?.toLowerCase());
  return list.some((entry) => spellings.includes(entry.toLowerCase()));
}
