import { IN_PROCESS, type PaymentStatusCode } from '#engine';
import type { FpsRequest, GatewayMethod, GatewayStatusCode } from './PaymentGateway.ts';
import type { Submission } from './Submission.ts';

/**
 * How far one attempt to pay may be. `isLive`: money may still move, so that no other attempt is
 * opened. `onWire`: what a poll says of it (document 1, section 4).
 */
export const ATTEMPT_STATUSES = {
  CREATED: { isLive: true, onWire: IN_PROCESS },
  PENDING: { isLive: true, onWire: IN_PROCESS },
  /** On the wire it is the gateway's own word where that says why. */
  UNKNOWN: { isLive: true, onWire: IN_PROCESS },
  APPROVED: { isLive: false, onWire: 'APPR' },
  REJECTED: { isLive: false, onWire: 'REJT' },
  CANCELLED: { isLive: false, onWire: 'CANC' },
  EXPIRED: { isLive: false, onWire: 'PSTO' },
} as const satisfies Readonly<
  Record<string, { readonly isLive: boolean; readonly onWire: PaymentStatusCode | 'IN_PROCESS' }>
>;

export type AttemptStatus = keyof typeof ATTEMPT_STATUSES;

const ALL = Object.keys(ATTEMPT_STATUSES) as AttemptStatus[];

/** Attempts that block another one: money may still move. */
export const LIVE_STATUSES: readonly AttemptStatus[] = ALL.filter(
  (status) => ATTEMPT_STATUSES[status].isLive,
);

/** Attempts that ended without money. Only an approval that comes late moves them. */
export const ENDED_STATUSES: readonly AttemptStatus[] = ALL.filter(
  (status) => !ATTEMPT_STATUSES[status].isLive && status !== 'APPROVED',
);

/** What was done with approved money. */
export type Disposition = 'APPLIED' | 'REFUND_DUE' | 'NEEDS_ACTION';

/** One attempt to pay for a submission. Its id is the transaction id of the wire. */
export interface PaymentAttempt {
  readonly id: string;
  readonly submissionId: string;
  readonly status: AttemptStatus;
  readonly amountCents: number;
  /** Hash of the answers that are being paid for; other answers cannot use this money silently. */
  readonly dataHash: string;
  readonly method?: GatewayMethod;
  /** When the gateway was first about to be called; absent means that it never was. */
  readonly startedAt?: Date;
  /** When the gateway was last asked how the charge stands. */
  readonly askedAt?: Date;
  readonly chargeId?: string;
  readonly redirectUrl?: string;
  readonly fps?: FpsRequest;
  readonly disposition?: Disposition;
  /** What the gateway said that it charged, with an approval. */
  readonly approvedCents?: number;
  readonly approvedCurrency?: string;
  readonly approvedAt?: Date;
  /** When it ended, by the gateway's clock where it tells; absent of one that ended before this was kept. */
  readonly settledAt?: Date;
  /**
   * When an operator dealt with money that was not used at once: paid it out, or used it after all
   * (then `disposition` is `APPLIED`). Absent as long as it waits.
   */
  readonly dealtAt?: Date;
  /** Name that the operator gave. */
  readonly dealtBy?: string;
  /** Last word of the gateway. */
  readonly resultCode?: GatewayStatusCode;
  readonly description?: string;
  readonly rejectReasonCode?: string;
  readonly canRetry: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** An approved attempt as far as it is compared with the gateway's books. */
export type ApprovedAttempt = Pick<
  PaymentAttempt,
  'id' | 'submissionId' | 'amountCents' | 'disposition' | 'approvedCents' | 'approvedCurrency'
>;

/** An attempt as a poll reads it, with what its submission adds to the answer; nothing sealed. */
export interface PolledAttempt
  extends Pick<
    PaymentAttempt,
    | 'id'
    | 'submissionId'
    | 'status'
    | 'method'
    | 'startedAt'
    | 'askedAt'
    | 'chargeId'
    | 'settledAt'
    | 'resultCode'
    | 'description'
    | 'rejectReasonCode'
    | 'canRetry'
    | 'updatedAt'
  > {
  readonly submission: Pick<Submission, 'sitting' | 'status' | 'paidAttemptId'>;
}

/** What a change of status writes beside it. */
export interface AttemptPatch {
  readonly method?: GatewayMethod;
  readonly startedAt?: Date;
  readonly chargeId?: string | undefined;
  readonly redirectUrl?: string | undefined;
  readonly fps?: FpsRequest | undefined;
  readonly disposition?: Disposition;
  readonly approvedCents?: number | undefined;
  readonly approvedCurrency?: string | undefined;
  readonly approvedAt?: Date;
  readonly settledAt?: Date;
  readonly resultCode?: GatewayStatusCode;
  readonly description?: string;
  readonly rejectReasonCode?: string | undefined;
  readonly canRetry?: boolean;
}

/** A web token of an attempt; only its hash is kept. */
export interface WebToken {
  readonly tokenHash: string;
  readonly attemptId: string;
  readonly expiresAt: Date;
  /** When it was spent on a pay call. */
  readonly usedAt?: Date;
}
