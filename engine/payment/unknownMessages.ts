import type { CallFailure } from '../calls/CallFailure.ts';
import type { MessageRef } from '../messages/MessageRef.ts';
import { paymentStatusOf } from './statuses.ts';

/** Returns the generic payment error with the submission's number (document 1, section 8). */
export function genericMessage(submissionId: string): MessageRef {
  return { key: 'payment_generic', args: [submissionId], submissionId };
}

/**
 * Returns the message for a status that means "no such charge"; `undefined` for any other status.
 */
export function missingMessage(status: string): { readonly message: MessageRef | undefined } {
  const { evidence, outcomeKey } = paymentStatusOf(status);
  return { message: evidence === 'missing' ? { key: outcomeKey, args: [] } : undefined };
}

/** Checks whether the failure means that the server has no such payment. */
export function isNotFound(
  failure: CallFailure,
): failure is Extract<CallFailure, { readonly kind: 'refused' }> {
  return failure.kind === 'refused' && failure.message.key === 'dataNotFound';
}
