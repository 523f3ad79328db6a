import type { PaymentEvidence } from '#engine';
import {
  type AttemptStatus,
  type Disposition,
  ENDED_STATUSES,
  LIVE_STATUSES as LIVE,
} from '../../ports/PaymentAttempt.ts';
import type { SubmissionStatus } from '../../ports/Submission.ts';

/**
 * What the server can learn about one attempt. All but `withdrawn` are evidence of the gateway:
 * nothing that a browser says is among them.
 */
export type AttemptEvent =
  /** The gateway took the charge on. */
  | 'accepted'
  /** The gateway says that the payment goes on. */
  | 'inProcess'
  /** No answer, or one that settles nothing: money may have moved. */
  | 'unclear'
  /** The gateway has never heard of the charge, and the grace is over. */
  | 'notFound'
  /** Approved, amount and currency as asked, the first money for these very answers. */
  | 'approved'
  /** Approved, but it does not fit: other amount, currency or answers, or answers that are gone. */
  | 'approvedUnfit'
  /** Approved, although the submission has its money. */
  | 'approvedAgain'
  | 'rejected'
  | 'cancelled'
  /** The gateway says that the time ran out: it may still approve, so nobody may pay again. */
  | 'timedOut'
  /** The gateway has said for a day that the time ran out. */
  | 'expired'
  /** Given up before the gateway ever heard of it. */
  | 'withdrawn';

/** Work that is written in the same transaction as the change of status. */
export type Effect = 'complete' | 'alertOperator' | 'refund';

/** One row of the table: from these statuses, to that one, with what it does to the submission. */
export interface Transition {
  readonly from: readonly AttemptStatus[];
  readonly to: AttemptStatus;
  readonly disposition?: Disposition;
  /** The submission follows, when its status is one of `from`. */
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
 * The payment attempt's machine. An approval is the only way out of a final status, for a gateway
 * may be late; nothing leads out of APPROVED.
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

/** What the evidence of a gateway may lead to, by what else is known: `eventOfAnswer` decides. */
export const EVENTS_OF: Readonly<Record<PaymentEvidence, readonly AttemptEvent[]>> = {
  approval: ['approved', 'approvedUnfit', 'approvedAgain'],
  rejected: ['rejected'],
  cancelled: ['cancelled'],
  inProcess: ['inProcess'],
  missing: ['notFound'],
  unclear: ['unclear'],
  timeOut: ['timedOut', 'expired'],
};

/** One edge of the submission's machine that no attempt's event draws. */
export interface SubmissionStep {
  readonly from: readonly SubmissionStatus[];
  readonly to: SubmissionStatus;
}

/** What else moves a submission, by name. `QUOTED` is where every submission begins. */
export const SUBMISSION_STEPS = {
  /** A live attempt was opened. */
  payingBegun: { from: ['QUOTED'], to: 'PAYING' },
  /** Paid, or free: numbered and frozen, in the transaction that learned of it. */
  completed: { from: ['PAID', 'QUOTED'], to: 'SUBMITTED' },
  /** Handed in on paper. */
  printed: { from: ['QUOTED'], to: 'OFFLINE_COMPLETED' },
  /** The acknowledgement was handed to the mail system. */
  acknowledged: { from: ['SUBMITTED'], to: 'ACKNOWLEDGED' },
  /** Retention: never paid, long untouched. */
  abandoned: { from: ['QUOTED'], to: 'ABANDONED' },
  /** An operator found the cause repaired: the money is used after all, and `completed` follows. */
  repaired: { from: ['PAID_NEEDS_ACTION'], to: 'PAID' },
  /** All its money was paid out again. */
  refunded: { from: ['PAID_NEEDS_ACTION'], to: 'ABANDONED' },
} as const satisfies Readonly<Record<string, SubmissionStep>>;
