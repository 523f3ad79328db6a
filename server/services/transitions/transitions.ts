import type { PaymentEvidence } from '#engine';
import {
  type AttemptStatus,
  type Disposition,
  ENDED_STATUSES,
  LIVE_STATUSES as LIVE,
} from '../../ports/store/PaymentAttempt.ts';
import type { SubmissionStatus } from '../../ports/store/Submission.ts';

/**
 * An event of one attempt. All events except `withdrawn` come from the gateway: no event comes from
 * a browser.
 */
export type AttemptEvent =
  /** The gateway accepted the charge. */
  | 'accepted'
  /** The gateway reports that the payment is in process. */
  | 'inProcess'
  /** No response, or a response that is not final: money may have moved. */
  | 'unclear'
  /** The gateway does not know the charge, and the grace is over. */
  | 'notFound'
  /**
   * The charge is approved with the ordered amount and currency. It is the first money for these
   * answers.
   */
  | 'approved'
  /**
   * The charge is approved, but the amount, currency or answers differ, or the answers were
   * removed.
   */
  | 'approvedUnfit'
  /** The charge is approved, although the submission already has money. */
  | 'approvedAgain'
  | 'rejected'
  | 'cancelled'
  /** The gateway reports a time-out. It may still approve, so no second payment may start. */
  | 'timedOut'
  /** The gateway has reported the time-out for a day, or longer for an e-Cheque. */
  | 'expired'
  /** The server cancelled the attempt before the gateway knew it. */
  | 'withdrawn';

/** The follow-up work that is written in the same transaction as the change of status. */
export type Effect = 'complete' | 'alertOperator' | 'refund';

/** A row of the table: source statuses, target status, and the effect on the submission. */
export interface Transition {
  readonly from: readonly AttemptStatus[];
  readonly to: AttemptStatus;
  readonly disposition?: Disposition;
  /** Change of the submission, when its status is one of `from`. */
  readonly submission?: {
    readonly from: readonly SubmissionStatus[];
    readonly to: SubmissionStatus;
  };
  readonly effects: readonly Effect[];
}

const NOT_APPROVED: readonly AttemptStatus[] = [...LIVE, ...ENDED_STATUSES];
const FREED = { from: ['PAYING'], to: 'QUOTED' } as const;
const UNPAID = ['QUOTED', 'PAYING'] as const;

/**
 * The state machine of a payment attempt. Only an approval leads out of a final status, because a
 * gateway may be late. Nothing leads out of APPROVED.
 */
export const TRANSITIONS: Readonly<Record<AttemptEvent, Transition>> = {
  accepted: { from: ['CREATED', 'UNKNOWN'], to: 'PENDING', effects: [] },
  inProcess: { from: ['CREATED', 'UNKNOWN'], to: 'PENDING', effects: [] },
  unclear: { from: ['CREATED', 'PENDING'], to: 'UNKNOWN', effects: [] },
  notFound: { from: ['CREATED', 'UNKNOWN'], to: 'EXPIRED', submission: FREED, effects: [] },
  approved: {
    from: NOT_APPROVED,
    to: 'APPROVED',
    disposition: 'APPLIED',
    submission: { from: UNPAID, to: 'PAID' },
    effects: ['complete'],
  },
  approvedUnfit: {
    from: NOT_APPROVED,
    to: 'APPROVED',
    disposition: 'NEEDS_ACTION',
    submission: { from: [...UNPAID, 'ABANDONED'], to: 'PAID_NEEDS_ACTION' },
    effects: ['alertOperator'],
  },
  approvedAgain: {
    from: NOT_APPROVED,
    to: 'APPROVED',
    disposition: 'REFUND_DUE',
    effects: ['alertOperator', 'refund'],
  },
  rejected: { from: LIVE, to: 'REJECTED', submission: FREED, effects: [] },
  cancelled: { from: LIVE, to: 'CANCELLED', submission: FREED, effects: [] },
  timedOut: { from: LIVE, to: 'UNKNOWN', effects: [] },
  expired: { from: LIVE, to: 'EXPIRED', submission: FREED, effects: [] },
  withdrawn: { from: ['CREATED'], to: 'CANCELLED', submission: FREED, effects: [] },
};

/**
 * The events that a gateway's evidence can cause; `eventOfAnswer` decides by the other known facts.
 */
export const EVENTS_OF: Readonly<Record<PaymentEvidence, readonly AttemptEvent[]>> = {
  approval: ['approved', 'approvedUnfit', 'approvedAgain'],
  rejected: ['rejected'],
  cancelled: ['cancelled'],
  inProcess: ['inProcess'],
  missing: ['notFound'],
  unclear: ['unclear'],
  timeOut: ['timedOut', 'expired'],
};

/** A transition of the submission's state machine that no event of an attempt causes. */
export interface SubmissionStep {
  readonly from: readonly SubmissionStatus[];
  readonly to: SubmissionStatus;
}

/** The other transitions of a submission, by name. Every submission starts as `QUOTED`. */
export const SUBMISSION_STEPS = {
  /** A live attempt was created. */
  paymentStarted: { from: ['QUOTED'], to: 'PAYING' },
  /** A paid or free form got its number. The answers cannot change any more. */
  completed: { from: ['PAID', 'QUOTED'], to: 'SUBMITTED' },
  /** The form was completed on paper, or signed without online submission. */
  printed: { from: ['QUOTED'], to: 'OFFLINE_COMPLETED' },
  /** The mail system accepted the acknowledgement. */
  acknowledged: { from: ['SUBMITTED'], to: 'ACKNOWLEDGED' },
  /** Retention abandoned a submission that was never paid and did not change for long. */
  abandoned: { from: ['QUOTED'], to: 'ABANDONED' },
  /** An operator repaired the cause: the money is used, and `completed` follows. */
  repaired: { from: ['PAID_NEEDS_ACTION'], to: 'PAID' },
  /** All its money was refunded. */
  refunded: { from: ['PAID_NEEDS_ACTION'], to: 'ABANDONED' },
} as const satisfies Readonly<Record<string, SubmissionStep>>;
