import { isPaymentGatewayKey, PREFERRED_METHODS } from './methods.ts';

/**
 * Tells whether a way to pay is settled online, in the payment dialog.
 *
 * The specification gives online methods negative indices and the others not (document 1, section 5).
 * An e-cheque goes along as a file and is not settled in the dialog.
 *
 * @param method a payment method id, a key of the gateway, or `online` where the dialog asks which
 */
export function isOnlineMethod(method: string): boolean {
  if (method === 'echq') return false;
  const isId = PREFERRED_METHODS.some((id) => id === method);
  return method === 'online' || isId || isPaymentGatewayKey(method);
}
