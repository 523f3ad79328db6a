import type { MessageRef } from '../messages/MessageRef.ts';
import { plainText } from '../messages/plainText.ts';
import type { OtherPayment, PaymentAnswer, PaymentRecord } from './Payment.ts';
import type { PaymentMessageKey, PaymentOutcome } from './statuses.ts';
import { paymentStatusOf } from './statuses.ts';
import { genericMessage } from './unknownMessages.ts';

/** The end of a payment. */
export interface Settlement {
  readonly outcome: PaymentOutcome;
  /** Whether another attempt is allowed. */
  readonly canRetry: boolean;
  readonly record: PaymentRecord | undefined;
  readonly otherPayments: readonly OtherPayment[];
  readonly message: MessageRef | undefined;
  /** The key of the result's title, a short text of the outcome. */
  readonly outcomeKey: PaymentMessageKey;
}

/**
 * Returns the end of a payment according to the status table.
 *
 * @param answer the server's response
 * @param asked the submission, and whether this applicant requested the cancellation
 * @returns outcome and message. Retry of a rejected or cancelled payment is allowed unless the
 *   server forbids it. Retry after a time-out is allowed only if the server permits it; after an
 *   unknown outcome never. When another transaction paid for the form, the outcome is `approved`
 * @see specification, document 1, sections 4 and 8
 *
 * @example
 * const asked = { submissionId: 'S1', cancelledByUser: false };
 * const rejected = settledBy({ status: 'REJT', description: 'Card declined.' }, asked);
 * rejected.message; // { key: 'payment_rejected', args: ['Card declined'] }
 * rejected.canRetry; // true
 * settledBy({ status: 'ODD', description: '' }, asked).outcome; // 'unknown'
 * settledBy({ status: 'REJT', description: '', paidBy: 'T2' }, asked).outcome; // 'approved'
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

/** The settlement without data of the polled payment: another payment paid for the form. */
const PAID_BEFORE = {
  outcome: 'approved',
  outcomeKey: 'payment_outcomeApproved',
  canRetry: false,
  record: undefined,
  message: undefined,
} as const;

/**
 * Checks whether a response ends the payment. A time-out ends it only if the server knows that the
 * payment has ended: a bank may approve late.
 *
 * @example
 * settles({ status: 'APPR', description: '' }); // true
 * settles({ status: 'PSTO', description: '' }); // false
 * settles({ status: 'PSTO', description: '', canRetry: true }); // true
 * settles({ status: 'IN_PROCESS', description: '' }); // false
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
    return WORDLESS.has(detail) ? { key: NO_REASON[outcome], args: [] } : { key, args: [detail] };
  }
  return genericMessage(submissionId);
}

/**
 * The message adds its own full stop. The pattern matches only at the start of a run, for linear
 * time.
 */
const FULL_STOP = /(?<![.\u3002])[.\u3002]+$/u;

/**
 * The descriptions without content; 'null' is not a text (specification, document 1, section 8).
 */
const WORDLESS: ReadonlySet<string> = new Set(['', 'null']);

/** The same messages without "Detail: {0}."; the second is in the specification. */
const NO_REASON = {
  rejected: 'payment_rejectedNoReason',
  cancelled: 'payment_cancelledByUser',
} as const satisfies Partial<Record<PaymentOutcome, PaymentMessageKey>>;
