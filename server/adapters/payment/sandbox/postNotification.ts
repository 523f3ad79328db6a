import type { DeliverNotification } from './BankCounter.ts';

const WITHIN_MS = 5_000;

/**
 * Returns a function that delivers notifications over HTTP.
 *
 * @param url the portal's notification URL
 */
export function postNotification(url: string): DeliverNotification {
  return async (body, signature) => {
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'payment-signature': signature },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
  };
}
