import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { applyGatewayResult } from './applyGatewayResult.ts';
import { isProven, type SignedNotification } from './notificationProof.ts';

/**
 * Receives a notification of the gateway. After a notification with a valid signature, the server
 * queries the gateway. The server uses only the transaction id of the notification.
 *
 * @param input the notification as received; see `NotificationScheme`
 * @returns `refused` (401) when the signature is wrong, its time is outside the tolerance, or the
 *   transaction id is missing
 * @see reliability T-06, B-71, B-73
 */
export async function receiveNotification(
  deps: ServiceDeps,
  input: SignedNotification,
): Promise<'accepted' | 'refused'> {
  const { clock, settings } = deps;
  const by = {
    scheme: settings.notificationScheme,
    keys: settings.notificationKeys,
    now: clock.now(),
    toleranceMs: settings.notificationToleranceMs,
  };
  if (!isProven(input, by)) return 'refused';
  const attemptId = transactionIn(input.body);
  if (attemptId === undefined) return 'refused';
  await applyGatewayResult(deps, attemptId, 'notification');
  return 'accepted';
}

function transactionIn(body: string): string | undefined {
  try {
    const content: unknown = JSON.parse(body);
    const id = (content as { readonly transactionid?: unknown }).transactionid;
    return typeof id === 'string' && /^[A-Za-z0-9_-]{1,100}$/.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
