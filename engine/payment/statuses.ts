/** What a payment came to. `unknown` means: nobody may pay again until the server knows. */
export type PaymentOutcome =
  | 'approved'
  | 'rejected'
  | 'cancelled'
  | 'timedOut'
  | 'processing'
  | 'unknown';

/** What the server takes a status of the gateway as; what comes of it says `TRANSITIONS` of the server. */
export type PaymentEvidence =
  /** Money was taken. */
  | 'approval'
  | 'rejected'
  | 'cancelled'
  | 'inProcess'
  /** The gateway knows no such charge: it may be on its way there. */
  | 'missing'
  /** Settles nothing: money may have moved. */
  | 'unclear'
  /** The time ran out: a bank may approve late. */
  | 'timeOut';

/** One row of the status table. */
export interface PaymentStatus {
  readonly evidence: PaymentEvidence;
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

const CONCLUSIVE: ReadonlySet<PaymentEvidence> = new Set(['approval', 'rejected', 'cancelled']);

/**
 * The payment result statuses (document 1, section 4) and what each comes to, for the server and for
 * the page. All that asks for a status reads this table.
 *
 * The specification shows the generic error for `INPR`, `NOTF`, `DUPA`, `PSER`, `FIER` and `PSTO`.
 * It stands here as their message, but they are not conclusive: money may have been taken, so the
 * server's own state is asked before anything is shown (see DECISIONS.md).
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
