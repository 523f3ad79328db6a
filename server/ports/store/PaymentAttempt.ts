import { IN_PROCESS, type PaymentStatusCode } from '#engine';
import type { FpsRequest, GatewayMethod, GatewayStatusCode } from '../payment/PaymentGateway.ts';
import type { Submission } from './Submission.ts';

/**
 * The statuses of a payment attempt. `isLive`: money may still move, so that no other attempt may
 * be created. `onWire`: the status that a poll returns (document 1, section 4).
 */
export const ATTEMPT_STATUSES = {
  CREATED: { isLive: true, onWire: IN_PROCESS },
  PENDING: { isLive: true, onWire: IN_PROCESS },
  /** A poll returns the gateway's own code instead if that code is not final either. */
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

/** The statuses that block another attempt: money may still move. */
export const LIVE_STATUSES: readonly AttemptStatus[] = ALL.filter(
  (status) => ATTEMPT_STATUSES[status].isLive,
);

/** The statuses that ended without money. Only a late approval changes them. */
export const ENDED_STATUSES: readonly AttemptStatus[] = ALL.filter(
  (status) => !ATTEMPT_STATUSES[status].isLive && status !== 'APPROVED',
);

/** The use of approved money. */
export type Disposition = 'APPLIED' | 'REFUND_DUE' | 'NEEDS_ACTION';

/** An attempt to pay for a submission. Its id is the transaction id of the wire. */
export interface PaymentAttempt {
  readonly id: string;
  readonly submissionId: string;
  readonly status: AttemptStatus;
  readonly amountCents: number;
  /** Hash of the paid answers. The money is not used for other answers. */
  readonly dataHash: string;
  readonly method?: GatewayMethod;
  /**
   * Time just before the last start of the payment at the gateway; absent when it was never
   * started.
   */
  readonly startedAt?: Date;
  /** Time of the last query to the gateway about the charge. */
  readonly askedAt?: Date;
  readonly chargeId?: string;
  readonly redirectUrl?: string;
  readonly fps?: FpsRequest;
  readonly disposition?: Disposition;
  /** The amount that the gateway charged, as its approval states. */
  readonly approvedCents?: number;
  readonly approvedCurrency?: string;
  readonly approvedAt?: Date;
  /**
   * Time at which the attempt ended, by the gateway's clock if the gateway reports it. Absent for
   * attempts that ended before this value was stored.
   */
  readonly settledAt?: Date;
  /**
   * Time at which an operator paid out money that was not used at once, or used it (then
   * `disposition` is `APPLIED`). Absent while the money waits.
   */
  readonly dealtAt?: Date;
  /** Name of the operator. */
  readonly dealtBy?: string;
  /** Last status from the gateway. */
  readonly resultCode?: GatewayStatusCode;
  readonly description?: string;
  readonly rejectReasonCode?: string;
  readonly canRetry: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The values of an approved attempt that are compared with the gateway's settlement. */
export type ApprovedAttempt = Pick<
  PaymentAttempt,
  'id' | 'submissionId' | 'amountCents' | 'disposition' | 'approvedCents' | 'approvedCurrency'
>;

/** The values of an attempt and its submission that a poll reads. No value is sealed. */
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

/** The values that are written together with a change of status. */
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

/** A web token of an attempt; only its hash is stored. */
export interface WebToken {
  readonly tokenHash: string;
  readonly attemptId: string;
  readonly expiresAt: Date;
  /** Time at which a pay call consumed the token. */
  readonly usedAt?: Date;
}
