import type { MessageRef } from '../messages/MessageRef.ts';
import { plainText } from '../messages/plainText.ts';
import type { OtherPayment, PaymentAnswer, PaymentRecord } from './Payment.ts';
import type { PaymentMessageKey, PaymentOutcome } from './statuses.ts';
import { paymentStatusOf } from './statuses.ts';
import { genericMessage } from './unknownMessages.ts';

/** How a payment ended. */
export interface Settlement {
  readonly outcome: PaymentOutcome;
  /** Whether another attempt is allowed. */
  readonly canRetry: boolean;
  readonly record: PaymentRecord | undefined;
  readonly otherPayments: readonly OtherPayment[];
  readonly message: MessageRef | undefined;
  /** The outcome in a few words: key of the title line of the result. */
  readonly outcomeKey: PaymentMessageKey;
}

/**
 * Says how a payment ended, by the status table.
 *
 * @param answer the server's answer
 * @param asked the submission, and whether this sitting asked to cancel
 * @returns outcome and message. A rejected or cancelled payment may be repeated unless the server
 * says otherwise, one that timed out only if the server says so, an unknown one never. A payment
 * for a form that another transaction paid is approved: the form goes on
 * @see specification, document 1, sections 4 and 8
 */
export function settledBy(
  answer: PaymentAnswer,
  asked: { readonly submissionId: string; readonly cancelledByUser: boolean },
): Settlement {
  const { otherPayments = [] } = answer;
  if (answer.paidBy !== undefined) return { ...PAID_BEFORE, otherPayments };
  const { outcome, messageKey, outcomeKey } = paymentStatusOf(answer.status);
  const ended = outcome === 'rejected' || outcome === 'cancelled' || outcome === 'timedOut';
  return {
    outcome,
    outcomeKey,
    canRetry: ended && (answer.canRetry ?? outcome !== 'timedOut'),
    record: answer.record,
    otherPayments,
    message: messageKey && messageOf(messageKey, answer, outcome, asked),
  };
}

/** Drops the data of the polled payment: another payment paid for the form. */
const PAID_BEFORE = {
  outcome: 'approved',
  outcomeKey: 'payment_outcomeApproved',
  canRetry: false,
  record: undefined,
  message: undefined,
} as const;

/**
 * Whether an answer ends the payment. A time-out does only where the server knows that the payment
 * is dead: a bank may approve late.
 */
export function settles({ status, canRetry, paidBy }: PaymentAnswer): boolean {
  const { conclusive, outcome } = paymentStatusOf(status);
  const isDead = outcome === 'timedOut' && canRetry === true;
  return conclusive || isDead || paidBy !== undefined;
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
  return genericMessage(submissionId);
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
