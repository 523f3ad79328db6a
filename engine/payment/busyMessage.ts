import type { CallFailure } from '../calls/CallFailure.ts';
import type { MessageRef } from '../messages/MessageRef.ts';

/** The failure key of a failed network. */
export const NO_CONNECTION = 'connection';

/**
 * Returns the message of a call without a response. A failed network has its own message,
 * `payment_offline`.
 */
export function busyMessage(failure: CallFailure): MessageRef {
  const key = failure.kind === 'busy' ? (failure.key ?? 'busy') : 'busy';
  return { key: key === NO_CONNECTION ? 'payment_offline' : key, args: [] };
}
