import type { ServiceDeps } from '../ServiceDeps.ts';
import { applyGatewayResult } from './applyGatewayResult.ts';
import { isProven, type SignedNotification } from './notificationProof.ts';

/**
 * Takes a notification of the gateway. One that proves its sender makes the server ask the gateway;
 * what it says itself is not believed.
 *
 * @param input as it came in; see `NotificationScheme`
 * @returns `refused` (401) when the proof fails or is older than the tolerance
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
