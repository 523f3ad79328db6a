import type { MessageRef } from '../messages/MessageRef.ts';
import type { CallFailure } from '../wizard/CallFailure.ts';
import { paymentStatusOf } from './statuses.ts';

/** The generic payment error, keyed to the submission (document 1, section 8). */
export function genericMessage(submissionId: string): MessageRef {
  return { key: 'payment_generic', args: [submissionId], submissionId };
}

/** The message for a status that means "no such charge"; `undefined` for any other status. */
export function missingMessage(status: string): { readonly message: MessageRef | undefined } {
  const { evidence, outcomeKey } = paymentStatusOf(status);
  return { message: evidence === 'missing' ? { key: outcomeKey, args: [] } : undefined };
}

/** Whether the server knows no such payment. */
export function isNotFound(
  failure: CallFailure,
): failure is Extract<CallFailure, { readonly kind: 'refused' }> {
  return failure.kind === 'refused' && failure.message.key === 'dataNotFound';
}
