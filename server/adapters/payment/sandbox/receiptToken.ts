import { createHmac } from 'node:crypto';

/**
 * Returns the sandbox bank's receipt token for an attempt. The token is the same each time, and
 * only the bank's key can create it.
 *
 * @param key 32 bytes
 */
export function receiptTokenOf(key: Uint8Array, attemptId: string): string {
  return createHmac('sha256', key).update(`receipt ${attemptId}`).digest('base64url');
}

/**
 * Adds a receipt to a return URL, under the parameter names of the specification.
 *
 * @see specification, document 1, section 2 "a receipt page that reads RECEIPT_TOKEN and
 *   TRANSACTION_ID"
 */
export function withReceipt(returnUrl: string, attemptId: string, receiptToken: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('TRANSACTION_ID', attemptId);
  url.searchParams.set('RECEIPT_TOKEN', receiptToken);
  return url.href;
}
