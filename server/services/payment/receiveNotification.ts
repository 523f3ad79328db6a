import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServiceDeps } from '../ServiceDeps.ts';
import { applyGatewayResult } from './applyGatewayResult.ts';

/**
 * Takes a notification of the gateway. One that proves its sender makes the server ask the gateway;
 * what it says itself is not believed.
 *
 * @param input.signature header `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<body>` by one of
 * the notification keys
 * @param input.body as received, byte for byte
 * @returns `refused` (401) when the proof fails or is older than the tolerance
 * @see reliability T-06, B-71, B-73
 */
export async function receiveNotification(
  deps: ServiceDeps,
  input: { readonly signature: string | undefined; readonly body: string },
): Promise<'accepted' | 'refused'> {
  if (!isProven(deps, input)) return 'refused';
  const attemptId = transactionIn(input.body);
  if (attemptId === undefined) return 'refused';
  await applyGatewayResult(deps, attemptId, 'notification');
  return 'accepted';
}

function isProven(
  { clock, settings }: ServiceDeps,
  { signature = '', body }: { readonly signature: string | undefined; readonly body: string },
): boolean {
  const [, stamp, proof] = SIGNATURE.exec(signature) ?? [];
  if (stamp === undefined || proof === undefined) return false;
  const ageMs = Math.abs(clock.now().getTime() - Number(stamp) * 1000);
  if (ageMs > settings.notificationToleranceMs) return false;
  const given = Buffer.from(proof, 'hex');
  return settings.notificationKeys.some((key) =>
    timingSafeEqual(given, proofOf(key, Number(stamp), body)),
  );
}

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

function proofOf(key: Uint8Array, stamp: number, body: string): Buffer {
  return createHmac('sha256', key).update(`${stamp}.${body}`).digest();
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
