import { isPaymentGatewayKey, PREFERRED_METHODS } from './methods.ts';

/**
 * Tells whether a way to pay is an online one: in the payment dialog, or by an e-cheque that goes
 * along as a file (document 2, section 9). The others are paid when the printed form is handed in.
 *
 * @param method a payment method id, a key of the gateway, or `online` where the dialog asks which
 */
export function isOnlineMethod(method: string): boolean {
  const isId = PREFERRED_METHODS.some((id) => id === method);
  return method === 'online' || isId || isPaymentGatewayKey(method);
}
