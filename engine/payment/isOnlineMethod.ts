import { isPaymentGatewayKey, PREFERRED_METHODS } from '../definition/paymentMethods.ts';

/**
 * Checks whether a payment method is online: in the payment dialog, or by an e-Cheque attached as a
 * file (document 2, section 9). The others are paid with the printed form.
 *
 * @param method a payment method id, a key of the gateway, or `online` where the dialog offers the
 *   choice
 *
 * @example
 * isOnlineMethod('creditcard-jcb'); // true
 * isOnlineMethod('online'); // true: the dialog asks which
 * isOnlineMethod('cheque'); // false
 */
export function isOnlineMethod(method: string): boolean {
  const isId = PREFERRED_METHODS.some((id) => id === method);
  return method === 'online' || isId || isPaymentGatewayKey(method);
}
