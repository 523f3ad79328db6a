/** What a payment came to. `unknown` means: nobody may pay again until the server knows. */
export type PaymentOutcome =
  | 'approved'
  | 'rejected'
  | 'cancelled'
  | 'timedOut'
  | 'processing'
  | 'unknown';

/** One row of the status table. */
export interface PaymentStatus {
  readonly outcome: PaymentOutcome;
  /**
   * Key of the message that the payment dialog shows, `undefined` where it shows none.
   * `payment_rejected` and `payment_cancelled` take the description (and have other words where the
   * gateway gave none), `payment_generic` the submission id.
   */
  readonly messageKey: PaymentMessageKey | undefined;
  /** Key of the outcome in a few words, for result screens. */
  readonly outcomeKey: PaymentMessageKey;
  /** Whether the status settles the payment by itself; otherwise the server is asked first. */
  readonly conclusive: boolean;
}

/** Keys of the payment messages (document 1, section 8); their texts are the catalogue's. */
export type PaymentMessageKey =
  | 'payment_sessionExpired'
  | 'payment_rejected'
  | 'payment_rejectedUntold'
  | 'payment_cancelled'
  | 'payment_cancelledByUser'
  | 'payment_suspended'
  | 'payment_methodUnavailable'
  | 'payment_generic'
  | 'payment_noMethod'
  | 'payment_outcomeApproved'
  | 'payment_outcomeRejected'
  | 'payment_outcomeCancelled'
  | 'payment_outcomeTimedOut'
  | 'payment_outcomeProcessing'
  | 'payment_outcomeUnknown'
  | 'payment_notAvailable'
  | 'payment_dataNotFound'
  | 'payment_offline'
  | 'payment_onlineAgain';

/**
 * The payment result statuses (document 1, section 4) and what each comes to.
 *
 * The specification shows the generic error for `INPR`, `NOTF`, `DUPA`, `PSER`, `FIER` and `PSTO`.
 * It stands here as their message, but they are not conclusive: money may have been taken, so the
 * server's own state is asked before anything is shown (see DECISIONS.md).
 */
export const PAYMENT_STATUSES = {
  APPR: row('approved', undefined, 'payment_outcomeApproved', true),
  REJT: row('rejected', 'payment_rejected', 'payment_outcomeRejected', true),
  CANC: row('cancelled', 'payment_cancelled', 'payment_outcomeCancelled', true),
  INPR: row('processing', 'payment_generic', 'payment_outcomeProcessing', false),
  NOTF: row('unknown', 'payment_generic', 'payment_dataNotFound', false),
  DUPA: row('unknown', 'payment_generic', 'payment_outcomeUnknown', false),
  PSER: row('unknown', 'payment_generic', 'payment_outcomeUnknown', false),
  FIER: row('unknown', 'payment_generic', 'payment_outcomeUnknown', false),
  PSTO: row('timedOut', 'payment_generic', 'payment_outcomeTimedOut', false),
} as const satisfies Record<string, PaymentStatus>;

/** A status that a gateway may report. */
export type PaymentStatusCode = keyof typeof PAYMENT_STATUSES;

/** What the poll answers while there is nothing to say (document 1, section 4). */
export const IN_PROCESS = 'IN_PROCESS';

/**
 * Looks a status up.
 *
 * @param code as on the wire: a row's code, `IN_PROCESS`, or anything
 * @returns its row; anything unknown is an unknown outcome with the generic message; never throws
 * @see specification, document 1, section 4 "Any other status also shows the generic payment error"
 */
export function paymentStatusOf(code: string): PaymentStatus {
  if (code === IN_PROCESS) return PROCESSING;
  return isPaymentStatusCode(code) ? PAYMENT_STATUSES[code] : UNKNOWN;
}

/** Whether a text is one of the nine codes. */
export function isPaymentStatusCode(code: string): code is PaymentStatusCode {
  return Object.hasOwn(PAYMENT_STATUSES, code);
}

const PROCESSING = row('processing', undefined, 'payment_outcomeProcessing', false);
const UNKNOWN = row('unknown', 'payment_generic', 'payment_outcomeUnknown', false);

function row(
  outcome: PaymentOutcome,
  messageKey: PaymentMessageKey | undefined,
  outcomeKey: PaymentMessageKey,
  conclusive: boolean,
): PaymentStatus {
  return { outcome, messageKey, outcomeKey, conclusive };
}
