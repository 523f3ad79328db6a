import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { applyGatewayResult } from './applyGatewayResult.ts';
import { isProven, type SignedNotification } from './notificationProof.ts';

/**
 * Receives a notification of the gateway. A notification that proves its sender makes the server
 * query the gateway; its own content is not trusted.
 *
 * @param input the notification as received; see `NotificationScheme`
 * @returns `refused` (401) when the proof is wrong or older than the tolerance
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
