import type { MessageRef } from '../messages/MessageRef.ts';
import { plainText } from '../messages/plainText.ts';
import type { PaymentAnswer, PaymentRecord } from './Payment.ts';
import type { PaymentMessageKey, PaymentOutcome } from './statuses.ts';
import { paymentStatusOf } from './statuses.ts';

/** How a payment ended. */
export interface Settlement {
  readonly outcome: PaymentOutcome;
  /** Whether another attempt is allowed. */
  readonly canRetry: boolean;
  readonly record: PaymentRecord | undefined;
  readonly message: MessageRef | undefined;
}

/**
 * Says how a payment ended, by the status table.
 *
 * @param answer the server's answer
 * @param asked the submission, and whether this sitting asked to cancel
 * @returns outcome and message. A rejected, cancelled or timed-out payment may be repeated unless
 * the server says otherwise; an unknown one may not
 * @see specification, document 1, sections 4 and 8
 */
export function settledBy(
  answer: PaymentAnswer,
  asked: { readonly submissionId: string; readonly cancelledByUser: boolean },
): Settlement {
  const { outcome, messageKey } = paymentStatusOf(answer.status);
  const ended = outcome === 'rejected' || outcome === 'cancelled' || outcome === 'timedOut';
  return {
    outcome,
    canRetry: ended && (answer.canRetry ?? true),
    record: answer.record,
    message: messageKey && messageOf(messageKey, answer, outcome, asked),
  };
}

/** Whether the server's own word, when asked, ends the payment; a time-out does then. */
export function settles(status: string): boolean {
  const { conclusive, outcome } = paymentStatusOf(status);
  return conclusive || outcome === 'timedOut';
}

function messageOf(
  key: string,
  { description }: PaymentAnswer,
  outcome: PaymentOutcome,
  { submissionId, cancelledByUser }: Parameters<typeof settledBy>[1],
): MessageRef {
  if (outcome === 'cancelled' && cancelledByUser) {
    return { key: 'payment_cancelledByUser', args: [] };
  }
  if (outcome === 'rejected' || outcome === 'cancelled') {
    const detail = plainText(description).replace(FULL_STOP, '');
    return WORDLESS.has(detail) ? { key: UNTOLD[outcome], args: [] } : { key, args: [detail] };
  }
  return { key, args: [submissionId], submissionId };
}

/** The message ends with one of its own. Looked for where a run of them begins only: linear time. */
const FULL_STOP = /(?<![.\u3002])[.\u3002]+$/u;

/** A gateway that has nothing to say; 'null' is no text (specification, document 1, section 8). */
const WORDLESS: ReadonlySet<string> = new Set(['', 'null']);

/** The same messages without "Detail: {0}."; the specification has the second itself. */
const UNTOLD = {
  rejected: 'payment_rejectedUntold',
  cancelled: 'payment_cancelledByUser',
} as const satisfies Partial<Record<PaymentOutcome, PaymentMessageKey>>;
