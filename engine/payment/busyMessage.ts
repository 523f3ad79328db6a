import type { MessageRef } from '../messages/MessageRef.ts';
import type { CallFailure } from '../wizard/CallFailure.ts';

/** How a failed call names a network that failed. */
export const NO_CONNECTION = 'connection';

/** Words of a call that was not answered. Without a connection the bank's page or code never came. */
export function busyMessage(failure: CallFailure): MessageRef {
  const key = failure.kind === 'busy' ? (failure.key ?? 'busy') : 'busy';
  return { key: key === NO_CONNECTION ? 'payment_offline' : key, args: [] };
}
