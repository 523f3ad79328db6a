/**
 * The outcome of a payment. `unknown` means that no further payment is allowed until the server
 * knows the result.
 */
export type PaymentOutcome =
  | 'approved'
  | 'rejected'
  | 'cancelled'
  | 'timedOut'
  | 'processing'
  | 'unknown';

/**
 * The meaning that the server gives to a gateway status. `TRANSITIONS` on the server lists the
 * consequences.
 */
export type PaymentEvidence =
  /** Money was taken. */
  | 'approval'
  | 'rejected'
  | 'cancelled'
  | 'inProcess'
  /** The gateway knows no such charge; the request may still be in transit. */
  | 'missing'
  /** Settles nothing: money may have been taken. */
  | 'unclear'
  /** The time ran out: a bank may approve late. */
  | 'timeOut';

/** A row of the status table. */
export interface PaymentStatus {
  readonly evidence: PaymentEvidence;
  readonly outcome: PaymentOutcome;
  /**
   * The key of the message in the payment dialog, `undefined` for none. `payment_rejected` and
   * `payment_cancelled` take the description as an argument; without a description, another text is
   * used. `payment_generic` takes the submission id.
   */
  readonly messageKey: PaymentMessageKey | undefined;
  /** The key of the outcome's short text, for result screens. */
  readonly outcomeKey: PaymentMessageKey;
  /**
   * Whether the status settles the payment by itself; otherwise the server's own state is queried
   * first.
   */
  readonly conclusive: boolean;
}

/** The key of a payment message (document 1, section 8); the texts are in the catalogue. */
export type PaymentMessageKey =
  | 'payment_sessionExpired'
  | 'payment_rejected'
  | 'payment_rejectedNoReason'
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

const CONCLUSIVE: ReadonlySet<PaymentEvidence> = new Set(['approval', 'rejected', 'cancelled']);

/**
 * The payment result statuses (document 1, section 4), each with its outcome. The server and the
 * page read all statuses from this table.
 *
 * The specification shows the generic error for `INPR`, `NOTF`, `DUPA`, `PSER`, `FIER` and `PSTO`.
 * The table has that message for them, but they are not conclusive: money may have been taken. So
 * the server's own state is queried before any message is shown (see docs/decisions).
 */
export const PAYMENT_STATUSES = {
  APPR: row('approval', 'approved', undefined, 'payment_outcomeApproved'),
  REJT: row('rejected', 'rejected', 'payment_rejected', 'payment_outcomeRejected'),
  CANC: row('cancelled', 'cancelled', 'payment_cancelled', 'payment_outcomeCancelled'),
  INPR: row('inProcess', 'processing', 'payment_generic', 'payment_outcomeProcessing'),
  NOTF: row('missing', 'unknown', 'payment_generic', 'payment_dataNotFound'),
  DUPA: row('unclear', 'unknown', 'payment_generic', 'payment_outcomeUnknown'),
  PSER: row('unclear', 'unknown', 'payment_generic', 'payment_outcomeUnknown'),
  FIER: row('unclear', 'unknown', 'payment_generic', 'payment_outcomeUnknown'),
  PSTO: row('timeOut', 'timedOut', 'payment_generic', 'payment_outcomeTimedOut'),
} as const satisfies Record<string, PaymentStatus>;

/** A status that a gateway may report. */
export type PaymentStatusCode = keyof typeof PAYMENT_STATUSES;

/** The status of a poll without a result yet (document 1, section 4). */
export const IN_PROCESS = 'IN_PROCESS';

/**
 * Returns the row of a status.
 *
 * @param code the status sent by the gateway: a row's code, `IN_PROCESS`, or any other text
 * @returns the row; any other text is an unknown outcome with the generic message; never throws
 * @see specification, document 1, section 4 "Any other status also shows the generic payment error"
 *
 * @example
 * paymentStatusOf('APPR').outcome; // 'approved'
 * paymentStatusOf('IN_PROCESS').outcome; // 'processing'
 * paymentStatusOf('toString').outcome; // 'unknown'
 * paymentStatusOf('INPR').conclusive; // false: money may have been taken
 */
export function paymentStatusOf(code: string): PaymentStatus {
  if (code === IN_PROCESS) return PROCESSING;
  return isPaymentStatusCode(code) ? PAYMENT_STATUSES[code] : UNKNOWN;
}

/**
 * Checks whether a text is one of the nine codes.
 *
 * @example
 * isPaymentStatusCode('APPR'); // true
 * isPaymentStatusCode('IN_PROCESS'); // false
 */
export function isPaymentStatusCode(code: string): code is PaymentStatusCode {
  return Object.hasOwn(PAYMENT_STATUSES, code);
}

const PROCESSING = row('inProcess', 'processing', undefined, 'payment_outcomeProcessing');
const UNKNOWN = row('unclear', 'unknown', 'payment_generic', 'payment_outcomeUnknown');

function row(
  evidence: PaymentEvidence,
  outcome: PaymentOutcome,
  messageKey: PaymentMessageKey | undefined,
  outcomeKey: PaymentMessageKey,
): PaymentStatus {
  return { evidence, outcome, messageKey, outcomeKey, conclusive: CONCLUSIVE.has(evidence) };
}
